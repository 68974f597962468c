import { describe, expect, test } from 'vitest';
import { createLogger } from '../../../src/server/config/logger.ts';
import { createApi } from '../../../src/server/routes/api.ts';
import { rawRequest } from '../../fixtures/programs/raw-request.ts';
import { startHost } from '../../fixtures/programs/running-host.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';

const OWN = /^[\dA-Z]{8}$/;
const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A server behind a proxy whose log is text, with a route that logs, waits and fails. */
async function aFailingHost(proxies: number) {
  let text = '';
  const logger = createLogger('info', { write: (line) => (text += line) });
  const services = await aServices(undefined, { logger, proxies });
  const api = await createApi(services, [
    [
      'GET',
      '/api/broken/:name',
      async ({ params }) => {
        await new Promise((resolve) => setImmediate(resolve));
        logger.warn({}, `halfway of ${params.name}`);
        throw new Error(`broken ${params.name}`);
      },
    ],
  ]);
  const host = await startHost({ services, api: api.routing });
  const lines = () => text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  return { ...host, lines };
}

describe('the id of a request (specification.md#request-ids)', () => {
  test('is in every line that it causes in the log, and in its answer', async () => {
    const { port, lines } = await aFailingHost(0);
    const names = ['one', 'two', 'three', 'four'];
    const answers = await Promise.all(names.map((name) => rawRequest(port, `/api/broken/${name}`)));
    await expect.poll(() => lines().filter(({ msg }) => msg === 'request')).toHaveLength(names.length);
    const ids = answers.map(({ text, headers, status }) => {
      const problem = JSON.parse(text);
      expect([status, problem]).toEqual([
        500,
        { status: 500, title: 'Internal Server Error', requestId: headers['x-request-id'] },
      ]);
      return problem.requestId as string;
    });
    expect(new Set(ids).size).toBe(names.length);
    for (const [index, id] of ids.entries()) {
      expect(id).toMatch(OWN);
      const about = lines().filter(({ requestId }) => requestId === id);
      expect(about.map(({ msg }) => msg)).toEqual([`halfway of ${names[index]}`, 'endpoint failed', 'request']);
      expect(about[1].err.message).toBe(`broken ${names[index]}`);
    }
  });

  test('is that of a proxy in front, in a safe form', async () => {
    const { port, lines } = await aFailingHost(1);
    const given = [UUID, UUID.replaceAll('-', '').toUpperCase()];
    for (const id of given) {
      const { headers } = await rawRequest(port, '/api/broken/it', { headers: { 'X-Request-Id': id } });
      expect(headers['x-request-id']).toBe(id);
    }
    await expect.poll(() => lines().filter(({ msg }) => msg === 'request')).toHaveLength(given.length);
    expect(new Set(lines().map(({ requestId }) => requestId))).toEqual(new Set(given));
  });

  test.each([
    ['without a proxy', UUID, 0],
    ['that is a telephone number', '09175550100', 1],
    ['that is an address', 'maria@example.com', 1],
    ['that is too long', UUID.repeat(100), 1],
    ['that is two', `${UUID}, ${UUID}`, 1],
    ['with signs of HTML', `<b>${UUID}</b>`, 1],
  ])('is a new one for a given one %s', async (_name, id, proxies) => {
    const { port, lines } = await aFailingHost(proxies);
    const { headers } = await rawRequest(port, '/api/broken/it', { headers: { 'X-Request-Id': id } });
    expect(headers['x-request-id']).toMatch(OWN);
    await expect.poll(() => lines().at(-1)?.msg).toBe('request');
    expect(JSON.stringify(lines())).not.toContain(id);
  });

  test('is in no answer that is no failure, and in the log of each', async () => {
    const { port, lines } = await aFailingHost(0);
    const answers = [await rawRequest(port, '/tours'), await rawRequest(port, '/nowhere')];
    expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual([undefined, undefined]);
    await expect.poll(lines).toHaveLength(2);
    for (const { requestId } of lines()) expect(requestId).toMatch(OWN);
  });
});
