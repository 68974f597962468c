/** Scale and position of a picture: a factor of its fitting size, and pixels from the middle. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes of picture and stage. */
export interface Stage {
  readonly stage: Size;
  /** The picture when it just fits. */
  readonly picture: Size;
}

/** The whole picture. */
export const FITTING: Zoom = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 4;

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Limits the position so that the picture covers the stage as far as it can. */
function within({ scale, x, y }: Zoom, { stage, picture }: Stage): Zoom {
  const freeX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const freeY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(x, -freeX, freeX), y: clamp(y, -freeY, freeY) };
}

/**
 * Enlarges by a factor, up to four times, around a fixed point.
 *
 * @param point in pixels from the middle of the stage
 */
export function zoomAt(zoom: Zoom, factor: number, point: { readonly x: number; readonly y: number }, on: Stage): Zoom {
  const scale = clamp(zoom.scale * factor, 1, MAX_SCALE);
  const change = scale / zoom.scale;
  const moved = { scale, x: point.x - (point.x - zoom.x) * change, y: point.y - (point.y - zoom.y) * change };
  return within(moved, on);
}

/** Moves an enlarged picture, no further than to its edges. */
export function pan(zoom: Zoom, dx: number, dy: number, on: Stage): Zoom {
  return within({ scale: zoom.scale, x: zoom.x + dx, y: zoom.y + dy }, on);
}

/** The size at which a picture just fits a stage. */
export function fitting(picture: Size, stage: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}
