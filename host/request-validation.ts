import type { IncomingMessage } from 'node:http';

/** Why a request is not looked at any further. */
export interface Rejection {
  readonly status: 400 | 405;
  /** The methods that are answered instead. */
  readonly allow?: string;
}

/** A name, an IPv4 or an IPv6 address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * Checks what Node does not check in a request before addresses are compared. Together, `Host:
 * x/api/health?` and `/tours` could be taken for another address.
 *
 * @returns null for a request that may be answered
 */
export function rejectionOf(request: IncomingMessage): Rejection | null {
  if (request.method === 'TRACE') return { status: 405, allow: 'GET, HEAD' };
  // Of the server as a whole, which has no options.
  if (request.url === '*') return { status: 405, allow: 'GET, HEAD' };
  return hasValidHost(request) ? null : { status: 400 };
}

/** Whether there is one Host header, or none in HTTP/1.0: of several Node takes the first. */
function hasValidHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  if (host === undefined) return true;
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return count === 1 && HOST.test(host) && URL.canParse(`http://${host}`);
}
