import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PROBLEM_MEDIA_TYPE, problemOf } from '../src/lib/api/problem.ts';
import { isApi } from './request-target.ts';

/** A body and what it is. */
interface Content {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Answers a request that cannot be answered otherwise: a problem under `/api/`, the site's own error page elsewhere. */
export type SendFailure = (request: IncomingMessage, response: ServerResponse, status: number) => Promise<void>;

/** Makes the answers to failed requests, with the error pages `404.html` and `500.html` of a folder. */
export function createFailures(folder: string): SendFailure {
  return async (request, response, status) => {
    const api = isApi(request.url ?? '');
    const content = api ? problem(status) : ((await errorPage(folder, status)) ?? plainText(status));
    response.writeHead(status, {
      'Content-Type': content.type,
      'Content-Length': Buffer.byteLength(content.body),
      'Cache-Control': 'no-store',
    });
    response.end(content.body);
  };
}

function problem(status: number): Content {
  return { type: PROBLEM_MEDIA_TYPE, body: JSON.stringify(problemOf(status)) };
}

function plainText(status: number): Content {
  return { type: 'text/plain; charset=utf-8', body: `${status} ${problemOf(status).title}\n` };
}

async function errorPage(folder: string, status: number): Promise<Content | null> {
  if (status !== 404 && status !== 500) return null;
  for (const name of [`${status}.html`, join(String(status), 'index.html')]) {
    const body = await readFile(join(folder, name)).catch(() => null);
    if (body) return { type: 'text/html; charset=utf-8', body };
  }
  return null;
}
