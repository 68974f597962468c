import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../../src/server/database/sqlite.ts';
import { createHealthCheck } from '../../../src/server/http/health-check.ts';
import { tryWrite } from '../../../src/server/http/probe-write.ts';
import { createUnitOfWork } from '../../../src/server/repositories/unit-of-work.ts';
import { aBookingBody, aCartBody, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { postgresPlace } from '../../fixtures/steps/databases.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const UPSERT = `/api/cart/upsert/${REF}`;

/** A small one may still find room in a full file. */
const LARGE = { body: aCartBody({ bookingItems: Array.from({ length: 30 }, () => aCartBody().bookingItems[0]) }) };

/** A server whose database can be told to refuse what is written. */
interface Breakable {
  readonly services: TestServices;
  readonly fail: (how: 'full' | 'read-only') => unknown;
  readonly repair: () => unknown;
}

async function onSqlite(): Promise<Breakable> {
  const connections: DatabaseSync[] = [];
  const database = await openSqlite(temporaryFolder(), (location, { readOnly }) => {
    const connection = new DatabaseSync(location, { readOnly, timeout: 50, enableForeignKeyConstraints: true });
    connections.push(connection);
    return connection;
  });
  onTestFinished(() => database.close());
  const pragma = (text: string) => connections[0]?.exec(`pragma ${text}`);
  return {
    services: await aServices(undefined, { database, unitOfWork: createUnitOfWork(database) }),
    fail: (how) => pragma(how === 'full' ? 'max_page_count = 1' : 'query_only = 1'),
    repair: () => pragma('max_page_count = 1000000; pragma query_only = 0'),
  };
}

const POSTGRES_ERRORS = { full: '53100', 'read-only': '25006' };

/** What a full disk makes PostgreSQL say, a trigger says. */
async function onPostgres(url: string): Promise<Breakable> {
  const place = await postgresPlace(url);
  const services = await aServices(place);
  const client = new pg.Client({ connectionString: place.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  return {
    services,
    fail: (how) =>
      client.query(`
        create function refuse() returns trigger language plpgsql as
          $$ begin raise exception 'refused' using errcode = '${POSTGRES_ERRORS[how]}'; end $$;
        create trigger refusing before insert or update on carts execute function refuse();
        create trigger refusing before insert or update on bookings execute function refuse()`),
    repair: () => client.query('drop function refuse cascade'),
  };
}

/** Carts and bookings where the database refuses them (ADR 10). */
function tests(aServer: () => Promise<Breakable>): void {
  test.each(['full', 'read-only'] as const)(
    'because it is %s is said with 503, logged, and over when it is over',
    async (how) => {
      const { services, fail, repair } = await aServer();
      await fail(how);
      const answer = await send(services, 'POST', UPSERT, LARGE);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(services.log.map(({ level }) => level)).toEqual(['error']);
      await repair();
      expect((await send(services, 'POST', UPSERT, LARGE)).status).toBe(200);
    },
  );

  test.each(['full', 'read-only'] as const)('because it is %s is not healthy, until it is over', async (how) => {
    const { services, fail, repair } = await aServer();
    const health = () =>
      createHealthCheck({
        ...services,
        tryWrite: () => tryWrite(services.unitOfWork, services.clock()),
        ticks: () => 0,
      })();
    await fail(how);
    const { status } = await send(services, 'POST', UPSERT, LARGE);
    expect([status, await health()]).toEqual([503, { status: 'unavailable', database: 'unavailable' }]);
    await repair();
    expect((await health()).status).toBe('ok');
  });

  test('refuses the next revision of a cart too, and keeps the one before', async () => {
    const { services, fail, repair } = await aServer();
    const { secret } = (await send(services, 'POST', UPSERT, { body: aCartBody() })).body;
    const save = () => send(services, 'POST', UPSERT, { body: aCartBody({ revision: 2 }), secret });
    await fail('read-only');
    expect((await save()).status).toBe(503);
    expect((await services.unitOfWork.read(({ carts }) => carts.find(REF)))?.revision).toBe(1);
    await repair();
    expect((await save()).body).toEqual({ ref: REF, revision: 2 });
  });

  test('says nothing about itself but the number of the request (specification.md#request-ids)', async () => {
    const { services, fail } = await aServer();
    await fail('read-only');
    const { body, headers } = await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: 'some-key' });
    expect(body).toEqual({
      status: 503,
      title: 'Service Unavailable',
      detail: 'Nothing was saved. Try again in a moment.',
      requestId: headers.get('X-Request-Id'),
    });
  });
}

describe('a SQLite that does not work', () => tests(onSqlite));

const postgres = inject('postgres');
if ('url' in postgres) describe('a PostgreSQL that does not work', () => tests(() => onPostgres(postgres.url)));
else describe.skip(`a PostgreSQL that does not work: NOT TESTED, ${postgres.missing}`, () => tests(onSqlite));
