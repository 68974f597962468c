import { isImmutable, isPicture } from './file-type.ts';

/** The type of a request; `other` goes to the network as if there were no worker. */
export type RequestType = 'page' | 'picture' | 'script' | 'data' | 'other';

/** The part of a request that decides. */
export interface RequestInfo {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  /** The header `Range`: a request for a part, which is never saved. */
  readonly range: string | null;
}

const DATA =
  /^\/(?:[a-z]{2}\/)?(?:[\w-]+\.json|listings\/[^/]+\.json|flags\/\w+\.svg|favicon\.svg|icons\/[\w-]+\.png)$/;

/** Paths that always go to the server: API, desk, the build's id and the worker itself. */
const NEVER = /^\/(?:(?:api|desk)(?:\/|$)|builds\/|sw\.js$)/;

/**
 * The type of a request; the service worker's scope is the whole site (specification.md#calls). The
 * API is never answered from the cache.
 *
 * @param origin of the site
 */
export function requestTypeOf({ method, mode, url, range }: RequestInfo, origin: string): RequestType {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || range !== null || NEVER.test(pathname)) return 'other';
  if (mode === 'navigate') return 'page';
  if (isPicture(pathname) && !pathname.startsWith('/icons/')) return 'picture';
  if (isImmutable(pathname)) return 'script';
  return DATA.test(pathname) ? 'data' : 'other';
}
