import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from this site's own pages, or from no browser. Browsers report other
 * sites in Sec-Fetch-Site or Origin, which pages cannot forge.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  // Says it all, also where a proxy in front has changed the name of the host.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  return origin === undefined || hostOf(origin) === host?.toLowerCase();
}

/** Proxies end TLS, so the scheme may differ. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
