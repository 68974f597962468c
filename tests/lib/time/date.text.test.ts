import { expect, test } from 'vitest';
import { dateText } from '../../../src/lib/time/date.text.ts';

test.each([
  ['en', 'November 21, 2026', 'March 1'],
  ['de', '21. November 2026', '1. März'],
  ['fr', '21 novembre 2026', '1er mars'],
  ['zh', '2026年11月21日', '3月1日'],
] as const)('A day has the form of the language %s, with its year or without', (language, day, yearly) => {
  expect(dateText('2026-11-21', language)).toBe(day);
  expect(dateText('03-01', language)).toBe(yearly);
});
