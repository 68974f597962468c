/** A letter or mark of a script whose letters join, or have several forms: not Latin, Greek or Cyrillic, where a joiner only hides. */
const JOINING = '(?![\\p{DI}\\p{scx=Latn}\\p{scx=Grek}\\p{scx=Cyrl}\\p{scx=Hani}\\p{scx=Zyyy}\\p{scx=Zinh}])';

/**
 * Invisible characters that change what is seen, where they do: joiners in Persian and Indic words (after a vowel sign also at the end), parts of emoji and of
 * the flags of England, Scotland and Wales, and forms of Han and Mongolian letters.
 */
const SHOWN = [
  `${JOINING}(?:\\p{L}[\\u200c\\u200d](?=${JOINING}[\\p{L}\\p{M}])|\\p{M}[\\u200c\\u200d])`,
  '[\\p{ExtPict}\\p{EMod}]\\ufe0f?\\u200d(?=\\p{ExtPict})',
  '\\p{ExtPict}[\\ufe0e\\ufe0f]',
  '[#*\\d]\\ufe0f\\u20e3',
  '\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{4,5}\\u{e007f}',
  '\\p{Ideo}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '\\p{sc=Mong}[\\u180b-\\u180f]',
].join('|');

/** Never seen: marks and overrides of direction, fillers, halves of characters. */
const HIDDEN = '[\\p{DI}\\p{NChar}\\p{Cs}\\u2800\\ufff9-\\ufffb]';

const INVISIBLE_CHARS = new RegExp(`(${SHOWN})|${HIDDEN}`, 'gu');
/** Line breaks and tabs are typed; any other control character was pasted, or made by a program. PostgreSQL keeps no text with U+0000. */
const CONTROL_CHARS = /(?![\t\n\r])\p{Cc}/gu;

/**
 * The text as it is seen: nothing in it turns its direction or hides. Names in Arabic or Hebrew need no marks, because every letter has its direction.
 *
 * @returns a space for each control character, a line break for U+2028 and U+2029, and nothing for what is invisible
 */
export function stripInvisibleChars(text: string): string {
  return text
    .replace(CONTROL_CHARS, ' ')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE_CHARS, '$1');
}

/** The same in one line, for a name or a place. */
export function toSingleLine(text: string): string {
  return stripInvisibleChars(text).replace(/\s+/g, ' ').trim();
}

/** Whether a text has control characters or halves of characters: no paste brings them, a program does. */
export function hasControls(text: string): boolean {
  return /(?![\t\n\r])\p{Cc}|\p{Cs}/u.test(text);
}

/** Whether a text has characters that nobody types, or sees. */
export function hasInvisibleChars(text: string): boolean {
  return stripInvisibleChars(text) !== text;
}
