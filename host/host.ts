import { createServer, type Server, type ServerOptions } from 'node:http';
import { createRequestHandler, type Site } from './request-handler.ts';

const SECOND = 1000;

/** How long clients may take for what. */
export const HOST_LIMITS = {
  /** A client that sends its headers slower than this is cut off, and one that connects and says nothing. */
  headersTimeout: 10 * SECOND,
  /** The same for a whole request; phones on roadside data are slow. */
  requestTimeout: 60 * SECOND,
  /** Longer than the 60 s for which usual proxies keep an idle connection, so that they never meet a closed one. */
  keepAliveTimeout: 65 * SECOND,
  /** How often connections are compared with these limits. Node's own 30 s would make 40 s of 10. */
  connectionsCheckingInterval: SECOND,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;

/** Makes the HTTP server of the site. It does not listen yet. */
export function createHost(site: Site, limits: ServerOptions = HOST_LIMITS): Server {
  return createServer(limits, createRequestHandler(site));
}
