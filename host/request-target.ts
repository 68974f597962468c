/** The parsed address of a request. */
export interface RequestTarget {
  /** The percent-encoded path. It begins with one or more slashes: see `redirectOf`. */
  readonly path: string;
  /** The query with its `?`, or empty. */
  readonly query: string;
}

// Control characters, and the backslash, which browsers read as a slash in `/\evil.com`.
const FORBIDDEN = /[\p{Cc}\\]/u;
/** A proxy may send the whole address. */
const ORIGIN = /^https?:\/\/[^/?#]+/i;
const DOT_SEGMENT = /(?:^|\/)\.\.?(?:\/|$)/;

/**
 * Parses a request's address.
 *
 * @param url - from Node: `/tours?page=2`, or `http://host/tours?page=2` from a proxy
 * @returns null for a bad request: malformed percent-encoding, control characters, a path that
 * climbs out
 */
export function parseTarget(url: string): RequestTarget | null {
  const [, raw = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url.replace(ORIGIN, '')) ?? [];
  const path = raw === '' ? '/' : raw;
  const decoded = decode(path);
  if (decoded === null || !path.startsWith('/')) return null;
  return FORBIDDEN.test(decoded) || DOT_SEGMENT.test(decoded) ? null : { path, query };
}

/**
 * True for the addresses that the API answers.
 *
 * @param url - also one that makes no sense otherwise
 */
export function isApi(url: string): boolean {
  return /^\/api(?:[/?#]|$)/.test(url.replace(ORIGIN, ''));
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
