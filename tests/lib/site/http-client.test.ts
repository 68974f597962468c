import { describe, expect, test } from 'vitest';
import { fetchWithRetry } from '../../../src/islands/kit/fetch-with-retry.ts';

/** A server that gives these answers one after the other: a status, or an Error for a dead line. */
function aServer(...answers: readonly (number | Error)[]) {
  const left = [...answers];
  const fetch = async () => {
    const answer = left.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return Response.json({ answer }, { status: answer });
  };
  return { fetch, left };
}

describe('a request in the background (specification.md#errors)', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is asked again after %d', async (status) => {
    expect(await fetchWithRetry(aServer(status, 200).fetch, '/x')).toEqual({ answer: 200 });
  });

  test('is repeated where the connection failed', async () => {
    expect(await fetchWithRetry(aServer(new TypeError('Failed to fetch'), 200).fetch, '/x')).toEqual({ answer: 200 });
  });

  test.each([400, 403, 404, 410])('is not asked again after %d', async (status) => {
    const { fetch, left } = aServer(status, 200);
    await expect(fetchWithRetry(fetch, '/x')).rejects.toThrow(String(status));
    expect(left).toEqual([200]);
  });

  test('is sent twice at most', async () => {
    const { fetch, left } = aServer(503, 503, 200);
    await expect(fetchWithRetry(fetch, '/x')).rejects.toThrow('503');
    expect(left).toEqual([200]);
  });
});
