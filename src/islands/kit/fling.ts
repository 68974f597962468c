/** A drag that has ended. */
export interface Drag {
  /** Pixels from where it began; negative to the left or up. */
  readonly distance: number;
  /** Milliseconds that it took. */
  readonly duration: number;
  /** Size of the dragged element in the same direction, in pixels. */
  readonly size: number;
}

/** Part of its size beyond which a dragged element does not return. */
const MIN_FRACTION = 0.3;
/** Nor when it was this fast, in pixels a millisecond, and came this far. */
const MIN_SPEED = 0.5;
const MIN_DISTANCE = 24;

/**
 * The direction of a drag that was far or fast enough, -1 or 1, else 0.
 *
 * @example flingDirection({ distance: -60, duration: 80, size: 360 }) // -1: short but quick
 */
export function flingDirection({ distance, duration, size }: Drag): -1 | 0 | 1 {
  const length = Math.abs(distance);
  const isFar = length > size * MIN_FRACTION;
  const isFast = length > MIN_DISTANCE && length / Math.max(duration, 1) > MIN_SPEED;
  if (!isFar && !isFast) return 0;
  return distance < 0 ? -1 : 1;
}
