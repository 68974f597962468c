import { expect, test } from 'vitest';
import { lowerFirst, upperFirst } from '../../../src/lib/text/sentence-case.ts';

test.each([
  ['Every day', 'every day'],
  ['Täglich', 'täglich'],
  ['매일', '매일'],
  ['', ''],
])('“%s” continues a sentence as “%s”', (text, continued) => {
  expect(lowerFirst(text)).toBe(continued);
});

test.each([
  ['the desk cancelled.', 'The desk cancelled.'],
  ['GCash, Maya or card', 'GCash, Maya or card'],
  ['', ''],
])('“%s” begins a sentence as “%s”', (text, sentence) => {
  expect(upperFirst(text)).toBe(sentence);
});
