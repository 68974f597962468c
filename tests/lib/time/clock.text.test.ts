import { describe, expect, test } from 'vitest';
import { arrivalText } from '../../../src/lib/booking/trip-text-data.ts';
import { clockText } from '../../../src/lib/time/clock.text.ts';
import { clockParts, clocksIn } from '../../../src/lib/time/clocks-in.text.ts';
import { formatManilaMoment, formatManilaTime } from '../../../src/lib/time/manila-format.ts';
import { clocksInTexts } from '../../../src/site/content/clocks-in-texts.ts';

const LOCALES = [
  ['en-US', '7:30 AM', '3:10 PM', '12:05 AM'],
  ['en-GB', '07:30', '15:10', '00:05'],
  ['de-DE', '07:30', '15:10', '00:05'],
  ['fr-FR', '07:30', '15:10', '00:05'],
  ['ko-KR', '07:30', '15:10', '00:05'],
  ['ja-JP', '7:30', '15:10', '0:05'],
  ['ar-EG', '٧:٣٠ ص', '٣:١٠ م', '١٢:٠٥ ص'],
] as const;

describe.each(LOCALES)('one clock in %s', (locale, morning, afternoon, night) => {
  test.each([
    ['07:30', morning],
    ['7:30 AM', morning],
    ['15:10', afternoon],
    ['3:10 PM', afternoon],
    ['00:05', night],
    ['12:05 AM', night],
  ])('%s is %s', (time, text) => {
    expect(clockText(time, locale)).toBe(text);
  });

  test('an hour of an instant, of a sentence and of a flight are written alike', () => {
    const instant = Date.parse('2027-01-12T15:10:00+08:00');
    expect(formatManilaTime(instant, locale)).toBe(afternoon);
    expect(formatManilaMoment(instant, locale)).toMatch(
      new RegExp(`${locale === 'ko-KR' ? '\\)' : ','} ${afternoon}$`),
    );
    expect(clocksIn('Leaves at 3:10 PM, back by 07:30.', locale)).toBe(`Leaves at ${afternoon}, back by ${morning}.`);
    expect(arrivalText({ number: '5J 637', time: '15:10' }, locale)).toBe(`5J 637, ${afternoon}`);
  });
});

test.each(['2027-01-12T07:30:00+08:00', 'a ratio of 3:2', 'call 48:555:01', '25:30', '07:75'])(
  '%s has no clock time',
  (text) => {
    expect(clocksIn(text, 'de-DE')).toBe(text);
  },
);

test('a text in pieces has its hours apart, to be marked with their language', () => {
  expect(clockParts('From 6:00 AM to 21:00, daily', 'de-DE')).toEqual([
    'From ',
    { written: '06:00' },
    ' to ',
    { written: '21:00' },
    ', daily',
  ]);
  expect(clockParts('Every day', 'de-DE')).toEqual(['Every day']);
});

test('content is built with one clock in its sentences; departures, labels and instants stay', () => {
  const at = new Date();
  const content = { sched: ['07:30'], itinerary: { '13:30': 'At 13:30, or 07:00 if you like' }, updatedAt: at, inc: 1 };
  expect(clocksInTexts(content, 'en')).toEqual({
    sched: ['07:30'],
    itinerary: { '13:30': 'At 1:30 PM, or 7:00 AM if you like' },
    updatedAt: at,
    inc: 1,
  });
});

test.each([
  ['um 07:30 Uhr', 'de-DE', 'um 07:30 Uhr'],
  ['um 07:30\u00a0Uhr.', 'en-US', 'um 7:30 AM.'],
  ['om 13:00\u00a0uur', 'nl-NL', 'om 13:00\u00a0uur'],
  ['om 13:00 uur', 'en-US', 'om 1:00 PM'],
  ['om 13:00 uur', 'en-GB', 'om 13:00 uur'],
  ['um 07:30 Uhrwerk', 'en-US', 'um 7:30 AM Uhrwerk'],
])('“%s” is for %s “%s” (specification.md#languages)', (text, locale, shown) => {
  expect(clocksIn(text, locale)).toBe(shown);
});
