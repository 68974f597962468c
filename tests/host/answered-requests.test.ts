import { expect, test } from 'vitest';
import type { AnsweredRequest } from '../../src/server/http/metrics.ts';
import { rawRequest } from '../fixtures/programs/raw-request.ts';
import { startHost } from '../fixtures/programs/running-host.ts';

const REQUESTS = 500;

test('a file counts as sent when its reader hangs up with the last byte', async () => {
  const answered: AnsweredRequest[] = [];
  const { port } = await startHost({ metrics: { countRequest: (request) => answered.push(request) } });
  for (let count = 0; count < REQUESTS; count += 1) await rawRequest(port, '/images/VAN/VAN1.webp');
  await expect.poll(() => answered.length).toBe(REQUESTS);
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set(['200']));
});
