import { stripInvisibleChars } from '../../src/lib/text/plain-text.schema.ts';

/** What workbooks begin with: those of today, and those of before 2007. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** What a text in UTF-16 begins with, which spreadsheets call "Unicode text". */
const UTF_16 = [0xff, 0xfe];

/**
 * The text of a table that a spreadsheet has saved, without what cannot be seen. Null for a
 * workbook, which is no text.
 */
export function tableText(bytes: Uint8Array): string | null {
  const beginsWith = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (WORKBOOKS.some(beginsWith)) return null;
  return stripInvisibleChars(new TextDecoder(beginsWith(UTF_16) ? 'utf-16le' : 'utf-8').decode(bytes));
}

/** What to do with a workbook. */
export const WORKBOOK_HELP =
  'This is a workbook: open it in the spreadsheet and save it as CSV, then choose that file.';
