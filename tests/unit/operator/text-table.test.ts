import { expect, test } from 'vitest';
import { shownText, textTable } from '../../../server/operator/text-table.ts';

test('a table has columns as wide as their longest cell, numbers to the right', () => {
  expect(
    textTable(
      ['name', 'USD'],
      [
        ['José', 173],
        ['A', 5],
      ],
    ),
  ).toBe('name  USD\nJosé  173\nA       5\n');
});

test('long texts are cut, and what is not there is empty', () => {
  expect(textTable(['a', 'b'], [['x'.repeat(60), null]])).toBe(`a${' '.repeat(39)}  b\n${'x'.repeat(39)}…\n`);
});

test.each([
  ['\u001b[2J\u001b]0;title\u0007hello', 'hello'],
  ['two\r\nlines', 'two lines'],
  ['\u202eevil', ' evil'],
])('what travellers typed moves no cursor: %j', (text, expected) => {
  expect(shownText(text)).toBe(expected);
});
