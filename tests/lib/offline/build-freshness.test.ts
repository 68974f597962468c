import { describe, expect, test } from 'vitest';
import {
  BUILD_CHECK_INTERVAL_MS,
  BUILD_TTL_MS,
  isCheckDue,
  isFresh,
  parseBuildSeen,
} from '../../../src/lib/offline/build-freshness.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;

describe('whether what is saved is as good as the site', () => {
  test.each([
    ['seen just now', { build: 'a', at: NOW }, true],
    ['seen within five minutes (specification.md#timing)', { build: 'a', at: NOW - BUILD_TTL_MS + 1 }, true],
    ['seen five minutes ago', { build: 'a', at: NOW - BUILD_TTL_MS }, false],
    ['another build', { build: 'b', at: NOW }, false],
    ['never seen', null, false],
    ['seen by a clock that was a day ahead', { build: 'a', at: NOW + DAY_MS }, false],
    ['seen by a clock that was a day behind', { build: 'a', at: NOW - DAY_MS }, false],
  ])('depends on the build that was seen: %s', (_, seen, expected) => {
    expect(isFresh(seen, 'a', NOW)).toBe(expected);
  });

  test.each([
    ['never asked', null, true],
    ['asked just now', { build: 'a', at: NOW }, false],
    ['asked a minute ago', { build: 'a', at: NOW - BUILD_CHECK_INTERVAL_MS }, true],
    ['asked by a clock that was a day ahead', { build: 'a', at: NOW + DAY_MS }, true],
  ])('is asked again: %s', (_, seen, expected) => {
    expect(isCheckDue(seen, NOW)).toBe(expected);
  });

  test.each([null, 'x', {}, { build: 1, at: 2 }, { build: 'a', at: 'now' }])(
    '%j was noted by somebody else',
    (noted) => {
      expect(parseBuildSeen(noted)).toBeNull();
    },
  );
});
