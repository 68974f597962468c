import { createServer, type Server } from 'node:http';
import { createRequestHandler, type Site } from './request-handler.ts';

const SECOND = 1000;

const LIMITS = {
  /** A client that sends its headers slower than this is cut off. */
  headersTimeout: 10 * SECOND,
  /** The same for a whole request; phones on roadside data are slow. */
  requestTimeout: 60 * SECOND,
  /** Longer than the 60 s for which usual proxies keep an idle connection, so that they never meet a closed one. */
  keepAliveTimeout: 65 * SECOND,
  maxHeaderSize: 16 * 1024,
} as const;

/** Makes the HTTP server of the site. It does not listen yet. */
export function createHost(site: Site): Server {
  return createServer(LIMITS, createRequestHandler(site));
}
