import type { Point } from './gestures.ts';

const PAN_PX = 80;

/** How far an arrow key moves an enlarged picture: what lies in its direction comes into sight. */
export const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
};
