import { describe, expect, test } from 'vitest';
import type { WorkerEvent } from '../../src/lib/offline/worker-messages.ts';
import { KeyValueStore } from '../../src/worker/kv-store.ts';
import { createPendingRequests } from '../../src/worker/pending-requests.ts';
import { FakeCaches } from '../fixtures/fakes/fake-caches.ts';

const later = (path: string) => ({ path, headers: { 'Idempotency-Key': 'K'.repeat(16) }, body: '{}' });

/** A worker's pending requests, and a network that gives these responses one after the other. */
function pendingRequestsWith(...answers: readonly (number | Error)[]) {
  const sent: string[] = [];
  const messages: WorkerEvent[] = [];
  const left = [...answers];
  const pending = createPendingRequests(
    {
      fetch: async (input) => {
        sent.push(String(input));
        const answer = left.shift() ?? 200;
        if (answer instanceof Error) throw answer;
        return new Response('{}', { status: answer });
      },
      notifyPages: async (one) => void messages.push(one),
    },
    new KeyValueStore(new FakeCaches().storage),
  );
  return { pending, sent, messages };
}

describe('a request that waits for a connection', () => {
  test('is sent once, in order, and the pages are notified', async () => {
    const { pending, sent, messages } = pendingRequestsWith(200, 409);
    await pending.store([later('/api/bookings'), later('/api/bookings/X/participants')]);
    await pending.send();
    await pending.send();
    expect(sent).toEqual(['/api/bookings', '/api/bookings/X/participants']);
    expect(messages).toEqual([{ type: 'sent' }]);
  });

  test.each([[new TypeError('Failed to fetch')], [503], [429]])(
    'stays stored while the response is %s',
    async (answer) => {
      const { pending, sent } = pendingRequestsWith(answer);
      await pending.store([later('/api/bookings')]);
      await expect(pending.send()).rejects.toThrow();
      await pending.send();
      expect(sent).toEqual(['/api/bookings', '/api/bookings']);
    },
  );

  test('is sent next after the connection broke', async () => {
    const { pending, sent } = pendingRequestsWith(200, new TypeError('Failed to fetch'));
    await pending.store([later('/api/one'), later('/api/two')]);
    await expect(pending.send()).rejects.toThrow();
    await pending.send();
    expect(sent).toEqual(['/api/one', '/api/two', '/api/two']);
  });

  test('is removed when the page says that nothing waits', async () => {
    const { pending, sent } = pendingRequestsWith();
    await pending.store([later('/api/bookings')]);
    await pending.store([]);
    await pending.send();
    expect(sent).toEqual([]);
  });
});
