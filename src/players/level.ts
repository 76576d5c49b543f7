export { isLevel, LEVELS, type Level } from '../core/level.ts';
