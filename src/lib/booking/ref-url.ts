import { isBookingRef } from './booking-ref.ts';
import { shellPageOf } from './shell-pages.ts';

/** What an address says about a cart or booking. */
export interface RefUrl {
  readonly ref: string | null;
  /** Stands in the fragment, which browsers send to nobody. */
  readonly secret: string | null;
}

/** As in `location`. */
type UrlParts = Pick<Location, 'pathname' | 'hash'> & Partial<Pick<Location, 'search'>>;

/** Longer ones are none of ours. */
const MAX_SECRET_LENGTH = 100;
const SECRET = /^[\w-]+$/;

function secretIn(text: string | null): string | null {
  return text !== null && text.length <= MAX_SECRET_LENGTH && SECRET.test(text) ? text : null;
}

/**
 * Reads `/cart/7K2M0QXA#secret=…`, or `/cart#ref=7K2M0QXA&secret=…` on hosts that have no file for the former. Payment services come back
 * to `/confirmation?ref=7K2M0QXA`. What makes no sense is null.
 */
export function parseRefUrl({ pathname, hash, search = '' }: UrlParts): RefUrl {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const named = fragment.get('ref') ?? new URLSearchParams(search).get('ref');
  const ref = shellPageOf(pathname)?.ref ?? (isBookingRef(named) ? named : null);
  return { ref, secret: secretIn(fragment.get('secret')) };
}

/**
 * The link that opens a cart elsewhere.
 *
 * @param origin as in `location.origin`
 * @param shell the page: see shell-pages.ts
 */
export function secretLink(origin: string, shell: string, ref: string, secret: string): string {
  return `${origin}${shell}/${ref}#secret=${secret}`;
}
