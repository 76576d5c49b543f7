import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { drawnSigns } from '../src/discord/emojis/drawnSigns.ts';
import { SIGN_FOLDER } from '../src/discord/emojis/signImages.ts';

/** Draws the emojis of cards and marks anew. Usage: npm run signs */
rmSync(SIGN_FOLDER, { recursive: true, force: true });
mkdirSync(SIGN_FOLDER);
const signs = drawnSigns();
for (const { sign, png } of signs) writeFileSync(new URL(`${sign}.png`, SIGN_FOLDER), png);
process.stdout.write(`${signs.length} pictures in ${SIGN_FOLDER.pathname}\n`);
