import { describe, expect, test } from 'vitest';
import { clockText } from '../../../src/lib/time/clock.text.ts';
import { clockTimeSchema, durationSchema } from '../../../src/lib/time/duration.schema.ts';
import { clockMinutes, durationMinutes, durationText } from '../../../src/lib/time/duration.ts';

describe('departure times in words (specification.md#departures)', () => {
  test.each([
    ['07:30', '7:30 AM'],
    ['09:30', '9:30 AM'],
    ['11:30', '11:30 AM'],
    ['13:30', '1:30 PM'],
    ['15:00', '3:00 PM'],
    ['18:00', '6:00 PM'],
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['23:59', '11:59 PM'],
  ])('turn %s into %s', (time, text) => {
    expect(clockText(time, 'en-US')).toBe(text);
  });
});

describe('durations (specification.md#listing-content)', () => {
  test.each([
    ['1h30m', 90, '1 h 30 min'],
    ['4h', 240, '4 h'],
    ['5h30m', 330, '5 h 30 min'],
    ['8h', 480, '8 h'],
    ['45m', 45, '45 min'],
    ['2h05m', 125, '2 h 5 min'],
    ['24h', 1440, '24 h'],
    ['32h', 1920, '2 days'],
    ['56h', 3360, '3 days'],
    ['152h', 9120, '7 days'],
  ])('%s is %i minutes, "%s"', (duration, minutes, text) => {
    expect(durationMinutes(duration)).toBe(minutes);
    expect(durationText(duration, 'en')).toBe(text);
    expect(durationSchema.safeParse(duration).success).toBe(true);
  });

  test.each(['', 'h', 'm', '5', '5h60m', '75m', '5 h', '5H', '1.5h', '30m5h', '-1h', '5h30', 'soon'])(
    '%j is no duration',
    (text) => {
      expect(durationSchema.safeParse(text).success).toBe(false);
    },
  );

  test.each(['0h', '0m', '0h0m', '00h'])('%j is no duration, because nothing takes no time', (text) => {
    expect(durationSchema.safeParse(text).success).toBe(false);
  });
});

describe('clock times (specification.md#listing-content)', () => {
  test.each([
    ['00:00', 0],
    ['07:30', 450],
    ['23:59', 1439],
  ])('%s is %i minutes after midnight', (time, minutes) => {
    expect(clockTimeSchema.safeParse(time).success).toBe(true);
    expect(clockMinutes(time)).toBe(minutes);
  });

  test.each(['7:30', '24:00', '12:60', '1230', '7:30 AM', ''])('%j is no clock time', (text) => {
    expect(clockTimeSchema.safeParse(text).success).toBe(false);
  });
});
