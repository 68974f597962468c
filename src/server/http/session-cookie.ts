import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_TTL_MS } from '../desk/sessions.ts';

/** A name that no other host and no plain HTTP can set. */
const SECURE_NAME = '__Host-desk';
/** Browsers refuse the name above on http://localhost, Safari every Secure cookie. */
const LOCAL_NAME = 'desk';

const RULES = 'Path=/; HttpOnly; SameSite=Lax';

/** A cookie that a request has. */
export interface SessionCookie {
  readonly secret: string;
  /** Whether it is the one of localhost. */
  readonly isLocal: boolean;
}

/** The cookie of a session, or null. That of localhost counts only where it is allowed. */
export function readSessionCookie({ cookie = '' }: IncomingHttpHeaders, allowsLocal: boolean): SessionCookie | null {
  const readCookie = (name: string) => {
    const pair = cookie.split(';').find((each) => each.trim().startsWith(`${name}=`));
    return pair?.slice(pair.indexOf('=') + 1).trim() || null;
  };
  const secure = readCookie(SECURE_NAME);
  if (secure !== null) return { secret: secure, isLocal: false };
  const local = allowsLocal ? readCookie(LOCAL_NAME) : null;
  return local === null ? null : { secret: local, isLocal: true };
}

/** The header that stores a session's secret; null takes it away. */
export function sessionCookieHeader(secret: string | null, isLocal: boolean): { readonly 'Set-Cookie': string } {
  const pair = `${isLocal ? LOCAL_NAME : SECURE_NAME}=${secret ?? ''}`;
  const age = `Max-Age=${secret === null ? 0 : SESSION_TTL_MS / 1000}`;
  return { 'Set-Cookie': [pair, RULES, age, ...(isLocal ? [] : ['Secure'])].join('; ') };
}
