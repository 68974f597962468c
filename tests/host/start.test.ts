import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sourceOf } from '../fixtures/programs/programs.ts';
import { aBuiltProject, failureOf, freePort, portOf, startProgram } from '../fixtures/programs/server-program.ts';
import { aCartBody, REF } from '../fixtures/steps/a-client.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

const CART = JSON.stringify(aCartBody());

/** A cart whose last byte is sent 300 ms after the others. */
async function* slowCart() {
  yield Buffer.from(CART.slice(0, -1));
  await wait(300);
  yield Buffer.from(CART.slice(-1));
}

describe('the server program', () => {
  // The only one here that starts its sources; a change of how they load would fail it.
  test('says where it is and what it serves, answers, and stops cleanly at a signal', async () => {
    const port = await freePort();
    const settings = { PORT: String(port), DATA_DIR: 'deep/data' };
    const { child, output } = startProgram(aBuiltProject(), settings, { path: sourceOf('host') });
    await expect.poll(() => output()).toContain(`http://localhost:${port}`);
    const slow = fetch(`http://localhost:${port}/api/cart/upsert/${REF}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: slowCart(),
      duplex: 'half',
    } as unknown as RequestInit).then((answer) => answer.json());
    const page = await fetch(`http://localhost:${port}/tours`);
    expect(page.status).toBe(200);
    child.kill('SIGTERM');
    expect(await slow).toMatchObject({ ref: REF, revision: 1 });
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(output()).toContain(join('deep/data', 'bookings.sqlite'));
    expect(output()).not.toMatch(/warning/i);
  });

  test('keeps its data in the folder that DATA_DIR names', async () => {
    const project = aBuiltProject();
    const port = await freePort();
    const { child, output } = startProgram(project, { PORT: String(port), DATA_DIR: 'elsewhere' });
    await expect.poll(() => output()).toContain('http://');
    expect(existsSync(join(project, 'elsewhere/bookings.sqlite'))).toBe(true);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});

test('The server program counts for who has the token of its metrics.', async () => {
  const [project, port, token] = [aBuiltProject(), await freePort(), 'a'.repeat(32)];
  const { output } = startProgram(project, { PORT: String(port), METRICS_TOKEN: token });
  await expect.poll(() => output()).toContain('http://');
  const read = (headers: Record<string, string>) => fetch(`http://localhost:${port}/api/metrics`, { headers });
  expect((await read({})).status).toBe(404);
  const answer = await read({ Authorization: `Bearer ${token}` });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('palawan_database_up 1')]);
});

test('two server programs that start at the same time share one new file', async () => {
  const project = aBuiltProject();
  const ports = [await freePort(), await freePort()];
  const started = ports.map((port) => startProgram(project, { PORT: String(port) }));
  for (const { output } of started) await expect.poll(() => output()).toContain('http://');
  for (const { child } of started) child.kill('SIGTERM');
});

describe('before a build, the check of the settings', () => {
  const check = join(dirname(sourceOf('host')), 'settings-check-program.ts');
  const run = async (settings: Readonly<Record<string, string>>) => {
    const { child, output } = startProgram(temporaryFolder(), settings, { path: check });
    const [code] = await once(child, 'close');
    return [code, output()];
  };

  test('ends with a sentence when the port is in use, and without one when it is free', async () => {
    const port = await freePort();
    expect(await run({ PORT: String(port) })).toEqual([0, '']);
    const other = createServer().listen(port, 'localhost');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    expect(await run({ PORT: String(port) })).toEqual([
      1,
      `Port ${port} is in use: stop what uses it, or set PORT to another one.\n`,
    ]);
  });

  test('names a setting that the server would refuse', async () => {
    expect(await run({ PORT: 'http' })).toEqual([1, 'PORT is "http"; it must be a whole number from 1 to 65535.\n']);
  });
});

describe('the server program ends with one sentence when', () => {
  test('the port is in use', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const port = portOf(other);
    expect(await failureOf(aBuiltProject(), { PORT: String(port) })).toBe(
      `Port ${port} is in use: stop what uses it, or set PORT to another one.\n`,
    );
  });

  test('PORT is no port', async () => {
    expect(await failureOf(aBuiltProject(), { PORT: 'http' })).toBe(
      'PORT is "http"; it must be a whole number from 1 to 65535.\n',
    );
  });

  test('there is no build', async () => {
    expect(await failureOf(temporaryFolder(), {})).toMatch(
      /^There is no finished build in .*: run "npm run build" first\.\n$/,
    );
  });

  test('the data folder cannot be written', async () => {
    const project = aBuiltProject();
    writeFileSync(join(project, 'data'), 'a file where the folder should be');
    expect(await failureOf(project, {})).toMatch(
      /^Cannot write to .*bookings\.sqlite .*set DATA_DIR to another folder\.\n$/,
    );
  });

  test('HOST is not of this machine', async () => {
    const port = await freePort();
    expect(await failureOf(aBuiltProject(), { HOST: '192.0.2.1', PORT: String(port) })).toBe(
      'HOST is "192.0.2.1", which is no address of this machine: set HOST to "127.0.0.1" or "0.0.0.0".\n',
    );
  });

  test('cards are paid in a currency without a rate', async () => {
    const settings = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a', STRIPE_CURRENCY: 'XXX' };
    expect(await failureOf(aBuiltProject(), { SITE_URL: 'https://palawan.example', ...settings })).toMatch(
      /^There is no exchange rate for XXX, .*: set STRIPE_CURRENCY to another currency\.\n$/,
    );
  });

  test('the address of PostgreSQL makes no sense, without its password', async () => {
    for (const password of ['hunter#2', '4711/2']) {
      const message = await failureOf(aBuiltProject(), {
        DATABASE_URL: `postgres://user:${password}@127.0.0.1:1/palawan`,
      });
      expect(message).toMatch(/^DATABASE_URL is "postgres:…"; it must be .* percent-encoded: .*\n$/);
      expect(message).not.toMatch(/hunter|4711/);
    }
  });

  test('PostgreSQL does not answer', async () => {
    const message = await failureOf(aBuiltProject(), {
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/palawan',
    });
    expect(message).toMatch(
      /^Cannot use PostgreSQL at 127\.0\.0\.1:1\/palawan \(.*\): start it, or correct DATABASE_URL\.\n$/,
    );
    expect(message).not.toContain('secret');
  });
});
