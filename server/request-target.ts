/** The address that a request asks for, taken apart. */
export interface RequestTarget {
  /** Percent-encoded, as it came. It begins with a slash, or with several: see `redirectionOf`. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly query: string;
}

// Control characters, and the backslash, which browsers read as a slash: `/\evil.com` would leave the site.
const FORBIDDEN = /[\p{Cc}\\]/u;
const DOT_SEGMENT = /(?:^|\/)\.\.?(?:\/|$)/;

/**
 * Takes a request's address apart.
 *
 * @param url - as Node gives it: `/tours?page=2`, or `http://host/tours?page=2` from a proxy
 * @returns null for a bad request: malformed percent-encoding, control characters, a path that climbs out
 */
export function parseTarget(url: string): RequestTarget | null {
  const local = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, raw = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  const path = raw === '' ? '/' : raw;
  const decoded = decode(path);
  if (decoded === null || !path.startsWith('/')) return null;
  return FORBIDDEN.test(decoded) || DOT_SEGMENT.test(decoded) ? null : { path, query };
}

/** True for the addresses that the Astro handler answers. */
export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
