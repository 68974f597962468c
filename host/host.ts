import { createServer, type Server, type ServerOptions } from 'node:http';
import { createRequestHandler, type Site } from './request-handler.ts';

const SECOND = 1000;

/** Time limits for clients, in milliseconds. */
export const HOST_LIMITS = {
  /** Limit for the headers of a request, for slow or silent clients. */
  headersTimeout: 10 * SECOND,
  /** The same for a whole request; phones on roadside data are slow. */
  requestTimeout: 60 * SECOND,
  /** Longer than the 60 s of usual proxies, so that they never reuse a closed connection. */
  keepAliveTimeout: 65 * SECOND,
  /** Interval of checks against these limits. Node's default of 30 s would make 40 s of 10. */
  connectionsCheckingInterval: SECOND,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;

/** Makes the HTTP server of the site. It does not listen yet. */
export function createHost(site: Site, limits: ServerOptions = HOST_LIMITS): Server {
  return createServer(limits, createRequestHandler(site));
}
