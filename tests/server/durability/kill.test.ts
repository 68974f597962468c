import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type DatabasePlace, describeOnBothDatabases, openIn } from '../../fixtures/databases.ts';

const PROGRAM = join(import.meta.dirname, '../../fixtures/writing-program.ts');
/** `KILLS=50 npx vitest run --project server tests/server/durability` is the long version. */
const KILLS = Number(process.env.KILLS ?? 10);
/** Each program is killed after another number of acknowledged writes. */
const WRITES = 20;

/** @returns the references of every write that was acknowledged before the program was killed */
async function writeUntilKilled({ DATA_DIR, DATABASE_URL }: DatabasePlace, writes: number): Promise<string[]> {
  const child = spawn(process.execPath, [PROGRAM, DATA_DIR, ...(DATABASE_URL ? [DATABASE_URL] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    if (text.split('\n').length > writes) child.kill('SIGKILL');
  });
  const [code, signal] = await once(child, 'close');
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  return text.split('\n').slice(0, -1);
}

async function killOften(place: DatabasePlace, first: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let kill = first; kill < KILLS; kill += 2) {
    acknowledged.push(...(await writeUntilKilled(place, WRITES + kill * 3)));
  }
  return acknowledged;
}

describeOnBothDatabases(`a program that is killed ${KILLS} times while it writes`, (newPlace) => {
  test('has every write that it acknowledged, whole', { timeout: 20_000 + KILLS * 5000 }, async () => {
    const place = await newPlace();
    // Two at a time, so that one is killed while another writes.
    const acknowledged = (await Promise.all([killOften(place, 0), killOften(place, 1)])).flat();
    const database = await openIn(place);
    const carts = await database.read((db) => db.selectFrom('carts').select('ref').execute());
    const secrets = await database.read((db) => db.selectFrom('secrets').select('ref').execute());
    const kept = new Set(carts.map(({ ref }) => ref));
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * WRITES);
    expect(acknowledged.filter((ref) => !kept.has(ref))).toEqual([]);
    expect(secrets.map(({ ref }) => ref).toSorted()).toEqual([...kept].toSorted());
  });
});
