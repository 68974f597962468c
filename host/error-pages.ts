import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Language } from '../src/lib/languages/language.ts';
import { languageOfPath, localizedPath } from '../src/lib/languages/localized-path.ts';
import { isCrawler } from '../src/lib/site/crawler.ts';
import { PROBLEM_MEDIA_TYPE, problemOf } from '../src/lib/site/problem.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '../src/server/config/request-id.ts';
import { isApi } from './request-target.ts';

/** A body and what it is. */
interface Content {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Responds with an error: a problem under `/api/`, else the site's error page. */
export type SendError = (request: IncomingMessage, response: ServerResponse, status: number) => Promise<void>;

/**
 * Creates the error responses with `404.html` and `500.html` of a folder. The second one serves all
 * other errors with their own status. An address in a language gets the page of that language where
 * there is one. Crawlers get no error page except for missing pages
 * (specification.md#errors).
 */
export function createErrorSender(folder: string): SendError {
  return async (request, response, status) => {
    const api = isApi(request.url ?? '');
    const isPlain = status !== 404 && isCrawler(request.headers['user-agent'] ?? '');
    // The id by which the operator finds in the log what failed.
    const id = status >= 500 ? requestIdOf(request) : null;
    const page = api || isPlain ? null : await errorPage(folder, status, languageOf(request), id);
    const content = api ? problem(status, id) : (page ?? plainText(status));
    response.writeHead(status, {
      'Content-Type': content.type,
      'Content-Length': Buffer.byteLength(content.body),
      'Cache-Control': 'no-store',
      ...(id !== null && { [REQUEST_ID_HEADER]: id }),
    });
    response.end(content.body);
  };
}

function problem(status: number, id: string | null): Content {
  const body = { ...problemOf(status), ...(id !== null && { requestId: id }) };
  return { type: PROBLEM_MEDIA_TYPE, body: JSON.stringify(body) };
}

function plainText(status: number): Content {
  return { type: 'text/plain; charset=utf-8', body: `${status} ${problemOf(status).title}\n` };
}

function languageOf({ url = '' }: IncomingMessage): Language {
  return languageOfPath(url.replace(/[?#].*$/s, '')).language;
}

async function errorPage(
  folder: string,
  status: number,
  language: Language,
  id: string | null,
): Promise<Content | null> {
  const file = status === 404 ? '404' : '500';
  const own = localizedPath(`/${file}`, language);
  for (const name of [`${own}.html`, join(own, 'index.html'), `${file}.html`, join(file, 'index.html')]) {
    const html = await readFile(join(folder, name), 'utf8').catch(() => null);
    if (html !== null)
      return { type: 'text/html; charset=utf-8', body: file === '404' ? html : withId(withStatus(html, status), id) };
  }
  return null;
}

/** The page with the id of the request, in the paragraph that is hidden without one. */
function withId(html: string, id: string | null): string {
  if (id === null) return html;
  return html.replace(/(<p\b[^>]*?) hidden(?:="")?([^>]* data-request-id\b[^>]*>[^<]*<b\b[^>]*>)/, `$1$2${id}`);
}

/** The page of status 500, saying another one. */
function withStatus(html: string, status: number): string {
  if (status === 500) return html;
  const { title } = problemOf(status);
  const cause =
    status < 500 ? 'We cannot answer this request. Check the address, or start again from the home page.' : null;
  const html500 = html.replaceAll('Internal Server Error', title).replace('Error 500', `Error ${status}`);
  return cause === null ? html500 : html500.replace(/(<p data-error-message[^>]*>)[^<]*/, `$1${cause}`);
}
