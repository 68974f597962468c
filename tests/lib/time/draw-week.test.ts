import { expect, test } from 'vitest';
import { drawWeek } from '../../../src/lib/time/draw-week.ts';

test.each([
  ['2026-11-22T23:59:59Z', '2026-W47'],
  ['2026-11-23T00:00:00Z', '2026-W48'],
  ['2027-01-01T12:00:00Z', '2026-W53'],
  ['2027-01-03T23:59:59Z', '2026-W53'],
  ['2027-01-04T00:00:00Z', '2027-W01'],
  ['2024-12-30T08:00:00Z', '2025-W01'],
  ['2021-01-01T00:00:00Z', '2020-W53'],
])('%s lies in week %s (ISO 8601)', (instant, week) => {
  expect(drawWeek(Date.parse(instant))).toBe(week);
});
