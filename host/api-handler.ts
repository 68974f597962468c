import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Services } from '../src/server/http/services.ts';

/** Answers a request under `/api/`, or calls `next` when no endpoint has that path. */
export type ApiHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  services: Services,
) => Promise<void> | void;

/** Loads the endpoints that the build made: @astrojs/node in `middleware` mode exports them as `handler`. */
export async function loadApiHandler(entry: string): Promise<ApiHandler> {
  const module: { handler: ApiHandler } = await import(pathToFileURL(entry).href);
  return module.handler;
}
