import { stripInvisibleChars } from '../text/plain-text.schema.ts';

const BREAK = '\r\n';
/** RFC 5545, section 3.1: octets, without the line break. */
const MAX_OCTETS = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** A text without control characters; line breaks are written as `\n`. */
export function calendarText(text: string): string {
  return stripInvisibleChars(text.replace(/\r\n?/g, '\n')).replaceAll('\t', ' ');
}

/**
 * A text escaped for a reminder, which ts-ics leaves unescaped (RFC 5545, section 3.3.11). One
 * line.
 */
export function escapeCalendarText(text: string): string {
  return calendarText(text)
    .replaceAll('\n', ' ')
    .replace(/[\\;,]/g, '\\$&');
}

function foldLine(line: string): string {
  const parts: string[] = [''];
  for (const sign of line) {
    const part = parts.at(-1) as string;
    // A continued line begins with a space.
    const room = parts.length === 1 ? MAX_OCTETS : MAX_OCTETS - 1;
    if (octets(part + sign) > room) parts.push(sign);
    else parts[parts.length - 1] = part + sign;
  }
  return parts.join(`${BREAK} `);
}

/**
 * The calendar with lines folded at 75 octets, never inside a character. The library ts-ics counts
 * UTF-16 units, and may cut an emoji in two.
 *
 * @param calendar lines that end with CRLF, folded or not
 */
export function refoldLine(calendar: string): string {
  return calendar.replaceAll(`${BREAK} `, '').split(BREAK).map(foldLine).join(BREAK);
}
