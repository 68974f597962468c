import { describe, expect, test } from 'vitest';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../../src/lib/site/problem.ts';
import { aCartBody, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';

const UPSERT = `/api/cart/upsert/${REF}`;

describe('a request that changes something', () => {
  test.each([
    ['no content type', { text: '{}', headers: { 'Content-Type': '' } }, 415],
    ['a form', { text: 'a=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
    ['plain text that is JSON', { text: '{}', headers: { 'Content-Type': 'text/plain' } }, 415],
    ['JSON of another encoding', { text: '{}', headers: { 'Content-Type': 'application/json; charset=latin1' } }, 415],
    ['no JSON', { text: '{' }, 400],
    ['nothing', { text: '' }, 400],
    ['more than 64 KB', { text: `"${'x'.repeat(65_536)}"` }, 413],
    ['more than 64 KB, and says less', { text: `"${'x'.repeat(65_536)}"`, headers: { 'Content-Length': '2' } }, 413],
    ['a page of another site', { body: aCartBody(), headers: { Origin: 'https://evil.example' } }, 403],
    ['a page without an origin', { body: aCartBody(), headers: { Origin: 'null' } }, 403],
    ['a page of a neighbour', { body: aCartBody(), headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
    ['a field that nobody knows', { body: { ...aCartBody(), isPaid: true } }, 422],
  ])('with %s is refused with a problem, and saves nothing', async (_name, sending, status) => {
    const services = await aServices();
    const answer = await send(services, 'POST', UPSERT, sending);
    expect(answer.status).toBe(status);
    expect(problemSchema.parse(answer.body).status).toBe(status);
    expect(answer.headers.get('content-type')).toBe(PROBLEM_MEDIA_TYPE);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await services.unitOfWork.read(({ secrets }) => secrets.hashesOf(REF))).toEqual([]);
  });

  test.each([
    ["this site's own page", { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' }],
    [
      "this site's own page behind a proxy that renames the host",
      { Origin: 'https://palawan.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
    ["this site's own page behind a proxy that ends TLS", { Origin: 'https://localhost' }],
    ['no browser', {}],
  ])('from %s is taken', async (_name, headers) => {
    expect((await send(await aServices(), 'POST', UPSERT, { body: aCartBody(), headers })).status).toBe(200);
  });

  test.each(['abcd1234', 'ABCD123', 'ABCD12345', 'ABCD-234', "'--"])(
    'for %s, which is no reference, is 404',
    async (ref) => {
      expect((await send(await aServices(), 'POST', `/api/cart/upsert/${ref}`, { body: aCartBody() })).status).toBe(
        404,
      );
    },
  );

  test('that an endpoint does not have is 405', async () => {
    const answer = await send(await aServices(), 'DELETE', UPSERT);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
