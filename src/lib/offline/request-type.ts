import { isImmutable, isPicture } from './file-type.ts';

/** What a request is about; `other` is left to the network as if there were no worker. */
export type RequestType = 'page' | 'picture' | 'script' | 'data' | 'other';

/** The part of a request that decides. */
export interface RequestInfo {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  /** The header `Range`: asks for a part, of which no whole can be made. */
  readonly range: string | null;
}

const DATA = /^\/(?:[\w-]+\.json|listings\/[^/]+\.json|flags\/\w+\.svg|favicon\.svg|icons\/[\w-]+\.png)$/;

/** What must be asked of the server itself: what it knows now, and the worker's own files. */
const NEVER = /^\/(?:api(?:\/|$)|builds\/|sw\.js$)/;

/**
 * What a request is about (specification.md#calls: the service worker's scope is the whole site). Calls of the API are never
 * answered from what is saved.
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
