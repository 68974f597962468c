import { expect, test } from 'vitest';
import { type ClockReading, createClockJumpDetector } from '../../../src/server/jobs/clock-jump-detector.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const YEAR = 365 * 24 * 60 * MINUTE;

/**
 * What a watch says that looks every minute, while the clock moves by other steps. It measures by a
 * clock that never jumps; the time of day goes on by the given ms each time.
 */
function looks(...steps: readonly number[]): readonly Pick<ClockReading, 'jump' | 'agreed'>[] {
  let [now, ticks] = [1_795_000_000_000, 7];
  const look = createClockJumpDetector(
    () => now,
    () => ticks,
  );
  const first = look();
  const rest = steps.map((step) => {
    now += step;
    ticks += MINUTE;
    return look();
  });
  return [first, ...rest].map(({ jump, agreed }) => ({ jump, agreed }));
}

const agreed = (count: number) => ({ jump: 0, agreed: count });
const jumped = (jump: number) => ({ jump, agreed: 0 });

test.each([
  ['looked at once proves nothing', [], [agreed(0)]],
  ['that goes on agrees more often each time', [MINUTE, MINUTE], [agreed(0), agreed(1), agreed(2)]],
  [
    'that is put right by a second has not jumped',
    [MINUTE + SECOND, MINUTE - SECOND],
    [agreed(0), agreed(1), agreed(2)],
  ],
  ['that jumps forward begins anew', [MINUTE, YEAR + MINUTE, MINUTE], [agreed(0), agreed(1), jumped(YEAR), agreed(1)]],
  ['that jumps back begins anew', [MINUTE, MINUTE - YEAR, MINUTE], [agreed(0), agreed(1), jumped(-YEAR), agreed(1)]],
  [
    'that jumps and comes back begins anew twice',
    [MINUTE + YEAR, MINUTE - YEAR, MINUTE],
    [agreed(0), jumped(YEAR), jumped(-YEAR), agreed(1)],
  ],
  [
    'that runs away in small steps has jumped in the end',
    [MINUTE + 6 * SECOND, MINUTE + 6 * SECOND, MINUTE],
    [agreed(0), agreed(1), jumped(12 * SECOND), agreed(1)],
  ],
])('a clock %s', (_name, steps, expected) => {
  expect(looks(...steps)).toEqual(expected);
});
