import { expect, test } from 'vitest';
import { hasUntyped, typedText } from '../../../src/lib/text/typed-text.ts';

test.each(['', 'Casa María 🌴', 'one\ntwo\r\nthree\tfour', 'a\u2028b'])('%j is typed', (text) => {
  expect(hasUntyped(text)).toBe(false);
  expect(typedText(text)).toBe(text);
});

test.each([
  ['Storm\u0000', 'Storm '],
  ['one\u000btwo\nthree', 'one two\nthree'],
  ['\u001b[2J', ' [2J'],
  ['a\u007fb\u0085c', 'a b c'],
])('%j is not: %j is what is left', (text, left) => {
  expect(hasUntyped(text)).toBe(true);
  expect(typedText(text)).toBe(left);
});
