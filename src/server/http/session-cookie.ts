import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_TTL_MS } from '../desk/sessions.ts';

/** A name that no other host and no page without TLS can set, but for http://localhost. */
const NAME = '__Host-desk';

/** The secret of a session in a request's cookies, or null. */
export function readSessionCookie({ cookie = '' }: IncomingHttpHeaders): string | null {
  const pair = cookie.split(';').find((each) => each.trim().startsWith(`${NAME}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim() || null;
}

/** The header that stores a session's secret; null takes it away. */
export function sessionCookieHeader(secret: string | null): { readonly 'Set-Cookie': string } {
  const age = secret === null ? 0 : SESSION_TTL_MS / 1000;
  return { 'Set-Cookie': `${NAME}=${secret ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax; Secure` };
}
