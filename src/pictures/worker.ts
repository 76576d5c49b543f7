import { constants, setPriority } from 'node:os';
import { draw } from './drawing/draw.ts';
import { warmCourts } from './faces/frenchFace.ts';

// Whoever clicks waits for the bot, not for its pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Before the first picture is asked for: what takes longest is then done.
await warmCourts();

/** What a process of the pool does: one picture after the other. */
export default draw;
