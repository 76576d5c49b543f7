import { draw } from './drawing/draw.ts';
import { warmCourts } from './faces/frenchFace.ts';

// Before the first picture is asked for: what takes longest is then done.
await warmCourts();

/** What a process of the pool does: one picture after the other. */
export default draw;
