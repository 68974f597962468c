import { expect, test } from 'vitest';
import { lowerFirst } from '../../../src/lib/text/lower-first.ts';

test.each([
  ['Every day', 'every day'],
  ['Täglich', 'täglich'],
  ['매일', '매일'],
  ['', ''],
])('“%s” continues a sentence as “%s”', (text, continued) => {
  expect(lowerFirst(text)).toBe(continued);
});
