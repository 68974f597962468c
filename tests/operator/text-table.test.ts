import { expect, test } from 'vitest';
import { shownText, textTable } from '../../operator/text-table.ts';

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

test('the last column is shown whole: a manifest ends its lines with what is missing', () => {
  const missing = 'not paid; 2 of 2 names missing; hotel of the pickup not known';
  expect(textTable(['a', 'missing'], [[1, missing]])).toBe(`a  missing\n1  ${missing}\n`);
});

test.each([
  ['\u001b[2J\u001b]0;title\u0007hello', 'hello'],
  ['two\r\nlines', 'two lines'],
  ['\u202eevil', 'evil'],
  ['\u009b2Jclear \u009d0;title\u009cdone', 'clear  0;title done'],
  ['\u001b]8;;https://bad.example\u001b\\link\u001b]8;;\u001b\\', 'link'],
  ['\u001b]0;never ended', 'ever ended'],
  ['علی\u200cرضا 👨\u200d👩\u200d👧', 'علی\u200cرضا 👨\u200d👩\u200d👧'],
])('what travellers typed moves no cursor: %j', (text, expected) => {
  expect(shownText(text)).toBe(expected);
});
