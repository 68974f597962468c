import { isBookingRef } from './booking-ref.ts';
import { shellPageOf } from './shell-pages.ts';

/** The cart or booking that an address names. */
export interface RefUrl {
  readonly ref: string | null;
  /** The secret from the fragment, which browsers never send. */
  readonly secret: string | null;
}

/** The fields of `location`. */
type UrlParts = Pick<Location, 'pathname' | 'hash'> & Partial<Pick<Location, 'search'>>;

/** Maximum length of a secret; longer texts are not secrets of this site. */
const MAX_SECRET_LENGTH = 100;
const SECRET = /^[\w-]+$/;

function secretIn(text: string | null): string | null {
  return text !== null && text.length <= MAX_SECRET_LENGTH && SECRET.test(text) ? text : null;
}

/**
 * Parses `/cart/7K2M0QXA#secret=…`, or `/cart#ref=…&secret=…` on hosts without shell pages. Payment
 * services return to `/confirmation?ref=7K2M0QXA`. Invalid parts are null.
 */
export function parseRefUrl({ pathname, hash, search = '' }: UrlParts): RefUrl {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const named = fragment.get('ref') ?? new URLSearchParams(search).get('ref');
  const ref = shellPageOf(pathname)?.ref ?? (isBookingRef(named) ? named : null);
  return { ref, secret: secretIn(fragment.get('secret')) };
}

/**
 * The link that opens a cart or booking on another device.
 *
 * @param origin as in `location.origin`
 * @param shell the page: see shell-pages.ts
 */
export function secretLink(origin: string, shell: string, ref: string, secret: string): string {
  return `${origin}${shell}/${ref}#secret=${secret}`;
}
