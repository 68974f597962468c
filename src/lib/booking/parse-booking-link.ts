import { parseRefUrl } from './ref-url.ts';

/** Reference and secret, which together open a booking. */
export interface BookingKey {
  readonly ref: string;
  readonly secret: string;
}

/**
 * Parses a booking link copied from a mail, whole or in part; null without a key. The host is
 * ignored: the key is only used on this site.
 *
 * @example parseBookingLink('https://example.com/confirmation#ref=7K2M0QXA&secret=abc') // { ref:
 * '7K2M0QXA', secret: 'abc' }
 */
export function parseBookingLink(text: string): BookingKey | null {
  const trimmed = text.trim();
  const address = URL.canParse(trimmed) ? trimmed : `https://site.test/#${trimmed.slice(trimmed.indexOf('#') + 1)}`;
  if (!URL.canParse(address)) return null;
  const { ref, secret } = parseRefUrl(new URL(address));
  return ref !== null && secret !== null ? { ref, secret } : null;
}
