import { describe, expect, test } from 'vitest';
import { hasInvisibleChars, stripInvisibleChars, toSingleLine } from '../../../src/lib/text/plain-text.schema.ts';

describe('what people type and see', () => {
  test.each([
    ['nothing', ''],
    ['accents and emoji', 'Casa María 🌴'],
    ['combining accents', 'Mari\u0301a'],
    ['line breaks and tabs', 'one\ntwo\r\nthree\tfour'],
    ['Arabic', 'محمد بن سلمان'],
    ['Hebrew with vowels', 'דָּוִד בֶּן־גּוּרִיּוֹן'],
    ['a Persian name with its joint', 'علی\u200cرضا'],
    ['a Sinhala word', 'ශ\u0dca\u200dරී'],
    ['a Hindi word', 'क\u094d\u200dष'],
    ['a Malayalam name that ends with a joiner', 'അവന\u0d4d\u200d'],
    ['Thai, Korean, Chinese', 'สมชาย 김민수 陳大文'],
    ['a Japanese name with its form', '葛\u{e0100}城'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a person with a skin and a job', '🧑🏽\u200d⚕\ufe0f'],
    ['hearts and keys', '❤\ufe0f 1\ufe0f\u20e3'],
    ['a burning heart', '❤\ufe0f\u200d🔥'],
    ['the flag of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
    ['wide signs', '２ ＝ ２'],
  ])('is kept, as in: %s', (_name, text) => {
    expect(stripInvisibleChars(text)).toBe(text);
    expect(hasInvisibleChars(text)).toBe(false);
  });
});

describe('what turns or hides', () => {
  test.each([
    ['U+0000', 'Storm\u0000', 'Storm '],
    ['a vertical tab', 'one\u000btwo\nthree', 'one two\nthree'],
    ['an escape', '\u001b[2J', ' [2J'],
    ['C1 controls', 'a\u007fb\u0085c\u009bd', 'a b c d'],
    ['an override', 'Ana \u202ednalsI\u202c', 'Ana dnalsI'],
    ['isolates', '\u2066Ana\u2069', 'Ana'],
    ['marks of direction', '\u200eAna\u200f\u061c', 'Ana'],
    ['zero width', 'A\u200bn\u2060a\ufeff', 'Ana'],
    ['joiners in Latin', 'A\u200dn\u200ca', 'Ana'],
    ['joiners in Cyrillic', 'А\u200dнна', 'Анна'],
    ['joiners at an end', '\u200cعلی\u200c', 'علی'],
    ['two joiners', 'علی\u200c\u200cرضا', 'علیرضا'],
    ['soft hyphens', 'An\u00ada', 'Ana'],
    ['fillers of Korean and Braille', '\u3164\u115f\uffa0\u2800', ''],
    ['tags', 'Ana\u{e0041}\u{e007f}', 'Ana'],
    ['forms of what has none', 'A\ufe0fn\ufe00a 1\ufe0f', 'Ana 1'],
    ['halves of characters', 'A\ud83cna\udf34', 'Ana'],
    ['no characters', 'Ana\uffff\ufdd0', 'Ana'],
    ['separators', 'one\u2028two\u2029three', 'one\ntwo\nthree'],
    ['what another one hid', '\u200b\u202eAna', 'Ana'],
  ])('is taken out, as in: %s', (_name, text, left) => {
    expect(hasInvisibleChars(text)).toBe(true);
    expect(stripInvisibleChars(text)).toBe(left);
    expect(hasInvisibleChars(left)).toBe(false);
  });
});

test('a line has single spaces, none at its ends, and no breaks', () => {
  expect(toSingleLine(' \u200fCasa\u00a0 María,\r\n\tEl\u2028Nido\u202e ')).toBe('Casa María, El Nido');
});
