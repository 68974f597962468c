import { describe, expect, test } from 'vitest';
import { sanitizeUserName, sanitizeUserText } from '../../../src/lib/text/sanitize-user-text.ts';

describe('words that somebody typed', () => {
  test.each([
    ['Casa Maria, near the pier (blue gate)', 'Casa Maria, near the pier (blue gate)'],
    ['St. Peter Inn, 2.5 km', 'St. Peter Inn, 2.5 km'],
    ['5J 637, 09:40', '5J 637, 09:40'],
    ['José Ñandú 王小明', 'José Ñandú 王小明'],
  ])('stay as they are where they are plain: %j', (words, expected) => {
    expect(sanitizeUserText(words)).toBe(expected);
  });

  test.each([
    ['You won! https://bad.example/x', 'You won! https bad. example/x'],
    ['www.bad.example', 'www. bad. example'],
    ['bad。example', 'bad. example'],
    ['write to thief@bad.example', 'write to thief at bad. example'],
    ['1.bad.example', '1. bad. example'],
    ['mailto:thief@bad.example', 'mailto:thief at bad. example'],
  ])('are no links in a mail reader: %j', (words, expected) => {
    expect(sanitizeUserText(words)).toBe(expected);
  });

  test.each([
    ['two\r\nBcc: all@example.com', 'two Bcc: all at example. com'],
    ['\u202eevil\u202c zero\u200bwidth\u2028line', 'evil zerowidth line'],
    ['\u0000\u0007bell', 'bell'],
  ])('are one line of signs that are seen: %j', (words, expected) => {
    expect(sanitizeUserText(words)).toBe(expected);
  });

  test('are cut between whole characters', () => {
    expect([...sanitizeUserText('🌴'.repeat(200), 10)]).toHaveLength(10);
    expect(sanitizeUserText('🌴'.repeat(200), 10)).toBe(`${'🌴'.repeat(9)}…`);
    expect(sanitizeUserName('A'.repeat(100))).toHaveLength(60);
  });
});
