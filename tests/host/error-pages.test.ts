import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createErrorSender } from '../../host/error-pages.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

const PAGE =
  '<title>Internal Server Error</title><p>Error 500</p><h1>Internal Server Error</h1><p data-error-message>Nothing is lost. Try again.</p>';
/** As a build writes it: with attributes of the framework. */
const NUMBER = '<p hidden data-request-id data-astro-cid-x>Tell us this number: <b data-astro-cid-x></b></p>';
const BROWSER = 'Mozilla/5.0 Chrome/131';

let close: () => void = () => undefined;
afterEach(() => close());

/** What a request is answered that fails with a status. */
async function answerTo(status: number, path = '/', userAgent = BROWSER) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '404.html'), '<h1>Page Not Found</h1>');
  writeFileSync(join(folder, '500.html'), PAGE + NUMBER);
  const fail = createErrorSender(folder);
  const server = createServer((request, response) => void fail(request, response, status)).listen(0, '127.0.0.1');
  close = () => server.close();
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'User-Agent': userAgent } });
  const { headers } = answer;
  const id = headers.get('X-Request-Id');
  return { status: answer.status, type: headers.get('Content-Type'), id, text: await answer.text() };
}

describe('the error page (specification.md#errors)', () => {
  test('of status 500 is the one of the build, with the number of the request (specification.md#request-ids)', async () => {
    const { status, id, text } = await answerTo(500);
    expect([status, id]).toEqual([500, expect.stringMatching(/^[\dA-Z]{8}$/)]);
    const number = `<p data-request-id data-astro-cid-x>Tell us this number: <b data-astro-cid-x>${id}</b></p>`;
    expect(text).toBe(PAGE + number);
  });

  test('has no number where the server did nothing wrong', async () => {
    for (const status of [400, 405]) expect(await answerTo(status)).toMatchObject({ id: null });
    expect((await answerTo(400)).text).toContain(NUMBER);
  });

  test('has the place for the number in what is built', () => {
    const source = readFileSync('src/pages/500.astro', 'utf8');
    expect(source).toContain('<p hidden data-request-id>Tell us this number: <b></b></p>');
  });

  test.each([
    [400, 'Bad Request'],
    [405, 'Method Not Allowed'],
  ])('of status %i says its own status and message', async (status, title) => {
    const { text } = await answerTo(status);
    expect(text).toContain(`<title>${title}</title><p>Error ${status}</p><h1>${title}</h1>`);
    expect(text).toContain('We cannot answer this request.');
    expect(text).not.toContain('Internal Server Error');
  });

  test('of status 503 keeps what helps', async () => {
    const { text } = await answerTo(503);
    expect(text).toContain('<h1>Service Unavailable</h1><p data-error-message>Nothing is lost. Try again.</p>');
  });

  test('is another view for 404', async () => {
    expect((await answerTo(404)).text).toBe('<h1>Page Not Found</h1>');
  });

  test.each(['Googlebot/2.1', 'Mozilla/5.0 (compatible; bingbot/2.0)'])(
    'is not shown to %s, but for 404',
    async (bot) => {
      expect(await answerTo(500, '/', bot)).toMatchObject({ status: 500, text: '500 Internal Server Error\n' });
      expect((await answerTo(404, '/', bot)).text).toBe('<h1>Page Not Found</h1>');
    },
  );

  test('is a problem under /api/', async () => {
    expect(await answerTo(500, '/api/health')).toMatchObject({ type: 'application/problem+json' });
  });
});
