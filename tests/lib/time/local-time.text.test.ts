import { afterEach, describe, expect, test } from 'vitest';
import { localTimeText } from '../../../src/lib/time/local-time.text.ts';

const NOON_IN_PALAWAN = Date.parse('2026-11-22T12:00:00+08:00');
const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('a moment where the reader is', () => {
  test.each([
    ['Europe/Berlin', 'Sun, Nov 22, 5:00 AM GMT+1'],
    ['America/New_York', 'Sat, Nov 21, 11:00 PM EST'],
    ['Australia/Sydney', 'Sun, Nov 22, 3:00 PM GMT+11'],
  ])('in %s is told by the clocks there, with their zone', (name, text) => {
    process.env['TZ'] = name;
    expect(localTimeText(NOON_IN_PALAWAN, 'en-US')?.replace(/\u202f/g, ' ')).toBe(text);
  });

  test.each(['Asia/Manila', 'Asia/Singapore'])('in %s needs no second time', (name) => {
    process.env['TZ'] = name;
    expect(localTimeText(NOON_IN_PALAWAN, 'en-US')).toBeNull();
  });
});
