import type { IncomingMessage } from 'node:http';
import { routeOf } from '../src/server/http/request-route.ts';
import { isApi } from './request-target.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Files have an ending; a page may have one of its own. */
const FILE = /\.(?!html?$)[^./]+$/;

/** What metrics and traces call a request; nothing that its sender chose is in it. */
export interface RequestLabels {
  readonly method: string;
  /** The pattern of an address of the API, else the kind of address; known once it is answered. */
  readonly route: () => string;
}

/** The labels of a request that has just come: routing may change it. */
export function requestLabels(request: IncomingMessage): RequestLabels {
  const { method = '', url = '' } = request;
  return { method: METHODS.has(method) ? method : 'other', route: () => routeOf(request) ?? kindOf(url) };
}

/** The kind of address that no route of the API has answered. */
function kindOf(url: string): 'unknown' | 'file' | 'page' {
  if (isApi(url)) return 'unknown';
  return FILE.test(url.replace(/[?#].*$/s, '')) ? 'file' : 'page';
}
