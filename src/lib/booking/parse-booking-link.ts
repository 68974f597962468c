import { parseRefUrl } from './ref-url.ts';

/** What opens a booking. */
export interface BookingKey {
  readonly ref: string;
  readonly secret: string;
}

/**
 * Reads a link to a booking that somebody has copied from a mail, as whole or as little of it as was copied; null where no key is in it. The site that it names does
 * not matter: the key is used here and goes nowhere else.
 *
 * @example parseBookingLink('https://example.com/confirmation#ref=7K2M0QXA&secret=abc') // { ref: '7K2M0QXA', secret: 'abc' }
 */
export function parseBookingLink(text: string): BookingKey | null {
  const trimmed = text.trim();
  const address = URL.canParse(trimmed) ? trimmed : `https://site.test/#${trimmed.slice(trimmed.indexOf('#') + 1)}`;
  if (!URL.canParse(address)) return null;
  const { ref, secret } = parseRefUrl(new URL(address));
  return ref !== null && secret !== null ? { ref, secret } : null;
}
