import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { isApi, parseTarget } from './request-target.ts';

/** The policy that pages cannot set themselves: who may frame them. */
const PAGE_POLICY = "frame-ancestors 'none'";
/** The policy of API responses: opened as a page they load and run nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const ALWAYS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
] as const;

/** The page whose staff reads vouchers (specification.md#at-the-pier). */
const CAMERA_PAGE = '/desk';

const ONE_YEAR = 31_536_000;

/** Sets the headers that every answer carries. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', isApi(request.url ?? '') ? API_POLICY : PAGE_POLICY);
  for (const [name, value] of ALWAYS) response.setHeader(name, value);
  const camera = parseTarget(request.url ?? '')?.path === CAMERA_PAGE ? '(self)' : '()';
  response.setHeader('Permissions-Policy', `camera=${camera}, geolocation=(), microphone=(), browsing-topics=()`);
  // Browsers ignore it over plain http. On localhost it would block a developer's other sites.
  if (cameByHttps(request)) response.setHeader('Strict-Transport-Security', `max-age=${ONE_YEAR}`);
}

function cameByHttps(request: IncomingMessage): boolean {
  if ((request.socket as TLSSocket).encrypted) return true;
  const [proto = ''] = String(request.headers['x-forwarded-proto'] ?? '').split(',');
  return proto.trim().toLowerCase() === 'https';
}
