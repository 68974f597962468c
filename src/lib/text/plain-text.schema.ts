/**
 * A letter or mark of a script in which joiners are visible. In Latin, Greek and Cyrillic text a
 * joiner only hides.
 */
const JOINING = '(?![\\p{DI}\\p{scx=Latn}\\p{scx=Grek}\\p{scx=Cyrl}\\p{scx=Hani}\\p{scx=Zyyy}\\p{scx=Zinh}])';

/**
 * Invisible characters where they change what is shown. Joiners in Persian and Indic words, parts
 * of emoji and flags, and forms of Han and Mongolian letters.
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

/** Characters that are never shown: direction marks and overrides, fillers, lone surrogates. */
const HIDDEN = '[\\p{DI}\\p{NChar}\\p{Cs}\\u2800\\ufff9-\\ufffb]';

const INVISIBLE_CHARS = new RegExp(`(${SHOWN})|${HIDDEN}`, 'gu');
/**
 * Control characters other than line breaks and tabs, which nobody types. PostgreSQL stores no text
 * with U+0000.
 */
const CONTROL_CHARS = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Removes invisible characters that hide text or turn its direction. Arabic and Hebrew need no
 * direction marks, because every letter has its direction.
 *
 * @returns a space for each control character, a line break for U+2028 and U+2029, and nothing for
 * what is invisible
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

/** Whether a text has control characters or lone surrogates, which only programs produce. */
export function hasControls(text: string): boolean {
  return /(?![\t\n\r])\p{Cc}|\p{Cs}/u.test(text);
}

/** Whether a text has characters that cannot be typed or seen. */
export function hasInvisibleChars(text: string): boolean {
  return stripInvisibleChars(text) !== text;
}
