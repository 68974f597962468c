import { afterEach, describe, expect, test, vi } from 'vitest';
import { getJson, type HttpRequest, sendRequest } from '../../../src/lib/site/http-client.ts';

/** A server that gives these answers in turn: a status, or an Error for a dead line. */
function aServer(...answers: readonly (number | Error)[]) {
  const left = [...answers];
  const asked: RequestInit[] = [];
  const fetch = async (_path: unknown, init: RequestInit = {}) => {
    asked.push(init);
    init.signal?.throwIfAborted();
    const answer = left.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return Response.json({ answer }, { status: answer });
  };
  return { fetch, left, asked };
}

/** A server that never answers. */
function aSilentServer() {
  return vi.fn<typeof globalThis.fetch>(
    (_path, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
}

const OFFLINE = new TypeError('Failed to fetch');

afterEach(() => {
  vi.useRealTimers();
});

describe('a request that only reads (specification.md#errors)', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is sent again after %d', async (status) => {
    expect(await getJson({ path: '/x' }, aServer(status, 200).fetch)).toEqual({ answer: 200 });
  });

  test('is sent again where the connection failed', async () => {
    expect(await getJson({ path: '/x' }, aServer(OFFLINE, 200).fetch)).toEqual({ answer: 200 });
  });

  test('is sent again after a pause, not at once', async () => {
    vi.useFakeTimers();
    const { fetch, asked } = aServer(503, 200);
    const answer = getJson({ path: '/x' }, fetch);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toEqual({ answer: 200 });
  });

  test.each([400, 403, 404, 410])('is not sent again after %d, and says so', async (status) => {
    const { fetch, left } = aServer(status, 200);
    await expect(getJson({ path: '/x' }, fetch)).rejects.toMatchObject({ status, message: `/x: ${status}` });
    expect(left).toEqual([200]);
  });

  test('is sent twice at most', async () => {
    const { fetch, left } = aServer(503, 503, 200);
    await expect(getJson({ path: '/x' }, fetch)).rejects.toThrow('503');
    expect(left).toEqual([200]);
  });

  test('is not sent again once nobody waits for it', async () => {
    const { fetch, asked } = aServer();
    await expect(getJson({ path: '/x', signal: AbortSignal.abort() }, fetch)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  test('is given up where a server says nothing for half a minute, twice', async () => {
    vi.useFakeTimers();
    const fetch = aSilentServer();
    const answer = expect(getJson({ path: '/x' }, fetch)).rejects.toThrow('/x: no answer');
    await vi.advanceTimersByTimeAsync(61_000);
    await answer;
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a request that changes something (specification.md#errors)', () => {
  const SAVE: HttpRequest = { path: '/x', method: 'POST', body: { a: 1 } };

  test.each([503, OFFLINE])('is not sent again after %s', async (answer) => {
    const { fetch, left } = aServer(answer, 200);
    await sendRequest(SAVE, fetch).catch(() => undefined);
    expect(left).toEqual([200]);
  });

  test('is sent as JSON, and its answer is read whatever its status', async () => {
    const { fetch, asked } = aServer(422);
    expect(await sendRequest(SAVE, fetch)).toMatchObject({ status: 422, ok: false, text: '{"answer":422}' });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json' },
    });
  });
});
