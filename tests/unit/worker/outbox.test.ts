import { describe, expect, test } from 'vitest';
import type { News } from '../../../src/lib/offline/worker-messages.ts';
import { Notes } from '../../../src/worker/notes.ts';
import { createOutbox } from '../../../src/worker/outbox.ts';
import { FakeCaches } from '../../fixtures/fake-caches.ts';

const later = (path: string) => ({ path, headers: { 'Idempotency-Key': 'K'.repeat(16) }, body: '{}' });

/** A worker's outbox, and a network that gives these answers, one after the other. */
function anOutbox(...answers: readonly (number | Error)[]) {
  const sent: string[] = [];
  const news: News[] = [];
  const left = [...answers];
  const outbox = createOutbox(
    {
      fetch: async (input) => {
        sent.push(String(input));
        const answer = left.shift() ?? 200;
        if (answer instanceof Error) throw answer;
        return new Response('{}', { status: answer });
      },
      tell: async (one) => void news.push(one),
    },
    new Notes(new FakeCaches().storage),
  );
  return { outbox, sent, news };
}

describe('what waits for a connection', () => {
  test('is sent in its order, once, and the pages are told', async () => {
    const { outbox, sent, news } = anOutbox(200, 409);
    await outbox.keep([later('/api/bookings'), later('/api/bookings/X/participants')]);
    await outbox.send();
    await outbox.send();
    expect(sent).toEqual(['/api/bookings', '/api/bookings/X/participants']);
    expect(news).toEqual([{ type: 'sent' }]);
  });

  test.each([[new TypeError('Failed to fetch')], [503], [429]])('is kept while the answer is %s', async (answer) => {
    const { outbox, sent } = anOutbox(answer);
    await outbox.keep([later('/api/bookings')]);
    await expect(outbox.send()).rejects.toThrow();
    await outbox.send();
    expect(sent).toEqual(['/api/bookings', '/api/bookings']);
  });

  test('goes on where the line broke', async () => {
    const { outbox, sent } = anOutbox(200, new TypeError('Failed to fetch'));
    await outbox.keep([later('/api/one'), later('/api/two')]);
    await expect(outbox.send()).rejects.toThrow();
    await outbox.send();
    expect(sent).toEqual(['/api/one', '/api/two', '/api/two']);
  });

  test('is forgotten when the page says that nothing waits', async () => {
    const { outbox, sent } = anOutbox();
    await outbox.keep([later('/api/bookings')]);
    await outbox.keep([]);
    await outbox.send();
    expect(sent).toEqual([]);
  });
});
