import type { IncomingHttpHeaders } from 'node:http';
import { ApiProblem } from './api-problem.ts';

/** Refuses requests that pages of other sites make. @throws ApiProblem 403 */
export function requireSameOrigin(headers: IncomingHttpHeaders): void {
  if (!isSameOrigin(headers)) throw new ApiProblem(403, { detail: 'Send it from a page of this site.' });
}

/**
 * Whether a request comes from this site's own pages, or from no browser. Browsers report other
 * sites in Sec-Fetch-Site or Origin, which pages cannot forge.
 */
function isSameOrigin(headers: IncomingHttpHeaders): boolean {
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
