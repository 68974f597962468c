/** Milliseconds above which a difference between clocks is a jump and not an adjustment. */
const TOLERANCE_MS = 10_000;

/**
 * Number of steady readings, one a minute, before anything irreversible is done by a clock. In half
 * an hour a machine with a wrong time has corrected it. Bookings still expire, as that is computed
 * when they are read.
 */
export const MIN_STEADY_READS = 30;

/** The time of day, and how far it can be believed. */
export interface ClockReading {
  /** An instant in milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds by which the clock has jumped since the last reading; 0 while it is steady. */
  readonly jump: number;
  /** Number of steady readings in a row. */
  readonly agreed: number;
}

/** Looks at the clock. */
export type ClockJumpDetector = () => ClockReading;

/**
 * Watches the time of day by a clock that never jumps. A machine that has just started, or was
 * asleep, may have any time; what follows from that and cannot be taken back must wait until the
 * clock has gone steadily for a while.
 *
 * @param clock milliseconds since 1970
 * @param ticks milliseconds since any moment, always growing
 */
export function createClockJumpDetector(clock: () => number, ticks: () => number): ClockJumpDetector {
  /** Difference between the two clocks at the first reading, so that small jumps add up. */
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
