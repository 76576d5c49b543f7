import { App } from './app.js';
import { keepTimesFresh } from './time.js';

keepTimesFresh();
await new App(document.getElementById('app')).start();
