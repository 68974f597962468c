import { expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER, SECRET_HEADER } from '../../../src/lib/site/headers.ts';
import { addDays, manilaDate } from '../../../src/lib/time/manila.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aBuiltProject, freePort, startProgram } from '../../fixtures/programs/server-program.ts';
import { aBookingBody, aCartBody, REF } from '../../fixtures/steps/a-client.ts';
import { describeOnBothDatabases, openIn } from '../../fixtures/steps/databases.ts';

/** Of each kind, to each server. */
const REQUESTS = 8;

/** @returns its address */
async function startServer(project: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const port = await freePort();
  const { output } = startProgram(project, { ...settings, PORT: String(port) });
  await expect.poll(() => output()).toContain(`http://localhost:${port}`);
  return `http://localhost:${port}`;
}

function post(address: string, path: string, body: object, headers: Readonly<Record<string, string>>) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

describeOnBothDatabases('two servers that are asked to save and book one cart at the same time', (newPlace) => {
  test('make one booking of it', { timeout: 60_000 }, async () => {
    const place = await newPlace();
    const project = aBuiltProject();
    const settings = {
      DATA_DIR: place.DATA_DIR,
      ...(place.DATABASE_URL && { DATABASE_URL: place.DATABASE_URL }),
      PASSPORT_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
      VOUCHER_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
    };
    const servers = await Promise.all([startServer(project, settings), startServer(project, settings)]);
    const bookingItems = [aCartItem('AAAAAAAA', { date: addDays(manilaDate(Date.now()), 30) })];
    const upsert = `/api/cart/upsert/${REF}`;
    const saved = await post(String(servers[0]), upsert, aCartBody({ bookingItems }), {});
    const { secret } = (await saved.json()) as { readonly secret: string };

    const numbers = Array.from({ length: REQUESTS }, (_, index) => index);
    const asked = servers.flatMap((server, which) =>
      numbers.map(async (index) => {
        const headers = { [SECRET_HEADER]: secret };
        const save = post(server, upsert, aCartBody({ bookingItems, revision: 2 + index }), headers);
        const key = { [IDEMPOTENCY_HEADER]: `key-of-request-${which}-${index}` };
        const book = post(server, '/api/bookings', aBookingBody({ bookingItems }), { ...headers, ...key });
        return [(await save).status, (await book).status] as const;
      }),
    );
    const statuses = await Promise.all(asked);
    const saves = new Set(statuses.map(([save]) => save));
    expect([...saves.difference(new Set([200, 409]))]).toEqual([]);
    const bookings = statuses.map(([, book]) => book);
    expect(bookings.filter((status) => status === 201)).toHaveLength(1);
    expect(bookings.filter((status) => status === 409)).toHaveLength(2 * REQUESTS - 1);

    const database = await openIn(place);
    const rows = (table: 'bookings' | 'booked_trips' | 'carts') =>
      database.read(async (db) => (await db.selectFrom(table).select('ref').execute()).length);
    expect([await rows('bookings'), await rows('booked_trips'), await rows('carts')]).toEqual([1, 1, 0]);
  });
});
