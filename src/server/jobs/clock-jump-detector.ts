/** What the clocks of a machine adjust without a jump stays far below this, in ms. */
const TOLERANCE_MS = 10_000;

/**
 * So many looks at the clock, one each minute, must agree before anything is done by it that cannot be taken back: for half an hour, by when a machine that began
 * with a wrong time has asked for the right one. Nothing hangs on it: whether a booking has expired is computed when it is read.
 */
export const MIN_STEADY_READS = 30;

/** The time of day, and how far it can be believed. */
export interface ClockReading {
  /** An instant in milliseconds since 1970. */
  readonly now: number;
  /** By how many milliseconds the clock has jumped since it was last looked at; 0 for as long as it goes as it went. */
  readonly jump: number;
  /** How often in a row it has gone as it went the time before. */
  readonly agreed: number;
}

/** Looks at the clock. */
export type ClockJumpDetector = () => ClockReading;

/**
 * Watches the time of day by a clock that never jumps. A machine that has just started, or was asleep, may have any time; what follows from that and cannot be taken
 * back must wait until the clock has gone steadily for a while.
 *
 * @param clock milliseconds since 1970
 * @param ticks milliseconds since any moment, always growing
 */
export function createClockJumpDetector(clock: () => number, ticks: () => number): ClockJumpDetector {
  /** What lies between the two clocks. It stays as it was first seen, so that many small jumps are one large jump. */
  let between: number | null = null;
  let agreed = 0;
  return () => {
    const now = clock();
    const seen = now - ticks();
    const jump = between === null ? 0 : seen - between;
    const isSteady = between !== null && Math.abs(jump) <= TOLERANCE_MS;
    if (!isSteady) between = seen;
    agreed = isSteady ? agreed + 1 : 0;
    return { now, jump: isSteady ? 0 : jump, agreed };
  };
}
