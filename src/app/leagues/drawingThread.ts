import { parentPort, workerData } from 'node:worker_threads';
import { type DrawRequest, drawDays } from '../../core/league/draw.ts';

parentPort?.postMessage(drawDays(workerData as DrawRequest));
