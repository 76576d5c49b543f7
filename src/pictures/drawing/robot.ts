import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../layout/geometry.ts';
import { ROBOT_WIDTH } from '../text/mark.ts';

/** The head of a robot as a letter of a font of `size` pixels: from `x` on, standing on the baseline `y`. */
export function drawRobot(context: SKRSContext2D, { x, y }: Point, size: number, colour: string): void {
  const middle = x + (ROBOT_WIDTH * size) / 2;
  const box = (across: number, up: number, width: number, height: number, radius: number): void =>
    context.roundRect(
      middle + (across - width / 2) * size,
      y - up * size,
      width * size,
      height * size,
      radius * size,
    );
  context.beginPath();
  // Head, ears and antenna.
  box(0, 0.57, 0.66, 0.57, 0.14);
  box(-0.395, 0.39, 0.075, 0.22, 0.035);
  box(0.395, 0.39, 0.075, 0.22, 0.035);
  box(0, 0.69, 0.06, 0.1, 0);
  box(0, 0.82, 0.15, 0.15, 0.075);
  // Eyes and mouth, left out of the head.
  box(-0.15, 0.42, 0.15, 0.15, 0.075);
  box(0.15, 0.42, 0.15, 0.15, 0.075);
  box(0, 0.17, 0.32, 0.07, 0.035);
  context.fillStyle = colour;
  context.fill('evenodd');
}
