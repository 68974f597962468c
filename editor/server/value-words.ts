import { isRecord } from '../lib/is-record.ts';

const MAX_TEXT_LENGTH = 40;

/** A text as a sentence quotes it: a code as it is, words in quotes, long ones shortened. */
function textWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (!/\s/.test(line) && line.length <= MAX_TEXT_LENGTH) return line === '' ? 'empty' : line;
  if (line.length <= MAX_TEXT_LENGTH) return `“${line}”`;
  const cut = line.slice(0, MAX_TEXT_LENGTH);
  const end = cut.lastIndexOf(' ');
  const whole = cut.slice(0, end > MAX_TEXT_LENGTH / 2 ? end : MAX_TEXT_LENGTH);
  return `“${whole.replace(/[.,;:]$/, '')}…”`;
}

/** Fields that name an entry of a list, the most telling one first. */
const NAMING = ['name', 'title', 'question', 'author', 'reviewTitle', 'id'];

/** What an entry of a list is called, "2027-06-01 to 2027-06-07" for days; null for none. */
export function entryName(entry: unknown): string | null {
  if (!isRecord(entry)) return null;
  const { from, to, until, feePercent } = entry;
  if (typeof from === 'string' && from.startsWith('/')) return from;
  if (typeof from === 'string') return from === to ? from : `${from} to ${to}`;
  if (typeof until === 'string') return `${until} at ${feePercent} %`;
  const naming = NAMING.map((key) => entry[key]).find((value) => typeof value === 'string');
  return typeof naming === 'string' ? textWords(naming) : null;
}

/** What makes an entry of a list the same one after a change; null for none. */
export function entryKey(entry: unknown): string | null {
  return isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : entryName(entry);
}

/** A value in words: `155`, `yes`, “Free cancellation until…”. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return textWords(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : shortened(value.map(valueWords).join(', '));
  if (!isRecord(value)) return String(value);
  const named = entryName(value);
  if (named !== null) return named;
  return shortened(
    Object.entries(value)
      .map(([key, part]) => `${key} ${valueWords(part)}`)
      .join(', '),
  );
}

const MAX_LIST_LENGTH = 80;

const shortened = (text: string) => (text.length > MAX_LIST_LENGTH ? `${text.slice(0, MAX_LIST_LENGTH)}…` : text);
