import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aCatalogueFile } from '../fixtures/a-booking-catalogue.ts';
import { aDistFolder, temporaryFolder } from '../fixtures/dist-folder.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');
const ENTRY = `
  export const handler = (request, response, next, services) => {
    services.database.ping();
    setTimeout(() => response.end('slow and done'), 300);
  };`;

describe('the server program', () => {
  test('says where it is and what it serves, answers, and stops cleanly at a signal', async () => {
    const port = await freePort();
    const { child, output } = start(aProject(), { PORT: String(port), DATA_DIR: 'deep/data' });
    await expect.poll(() => output()).toContain(`http://localhost:${port}`);
    const slow = fetch(`http://localhost:${port}/api/slow`).then((answer) => answer.text());
    const page = await fetch(`http://localhost:${port}/tours`);
    expect(page.status).toBe(200);
    child.kill('SIGTERM');
    expect(await slow).toBe('slow and done');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(output()).toContain(join('deep/data', 'bookings.sqlite'));
    expect(output()).not.toMatch(/warning/i);
  });

  test('keeps its data in the folder that DATA_DIR names', async () => {
    const project = aProject();
    const port = await freePort();
    const { child, output } = start(project, { PORT: String(port), DATA_DIR: 'elsewhere' });
    await expect.poll(() => output()).toContain('http://');
    expect(existsSync(join(project, 'elsewhere/bookings.sqlite'))).toBe(true);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});

test('two server programs that start at the same time share one new file', async () => {
  const project = aProject();
  const ports = [await freePort(), await freePort()];
  const started = ports.map((port) => start(project, { PORT: String(port) }));
  for (const { output } of started) await expect.poll(() => output()).toContain('http://');
  for (const { child } of started) child.kill('SIGTERM');
});

describe('the server program ends with one sentence when', () => {
  test('the port is in use', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const port = portOf(other);
    expect(await failure(aProject(), { PORT: String(port) })).toBe(
      `Port ${port} is in use: stop what uses it, or set PORT to another one.\n`,
    );
  });

  test('PORT is no port', async () => {
    expect(await failure(aProject(), { PORT: 'http' })).toBe(
      'PORT is "http"; it must be a whole number from 1 to 65535.\n',
    );
  });

  test('there is no build', async () => {
    expect(await failure(temporaryFolder(), {})).toMatch(
      /^There is no finished build in .*: run "npm run build" first\.\n$/,
    );
  });

  test('the data folder cannot be written', async () => {
    const project = aProject();
    writeFileSync(join(project, 'data'), 'a file where the folder should be');
    expect(await failure(project, {})).toMatch(
      /^Cannot write to .*bookings\.sqlite .*set DATA_DIR to another folder\.\n$/,
    );
  });

  test('HOST is not of this machine', async () => {
    const port = await freePort();
    expect(await failure(aProject(), { HOST: '192.0.2.1', PORT: String(port) })).toBe(
      'HOST is "192.0.2.1", which is no address of this machine: set HOST to "localhost" or "0.0.0.0".\n',
    );
  });

  test('PostgreSQL does not answer', async () => {
    const message = await failure(aProject(), { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/palawan' });
    expect(message).toMatch(
      /^Cannot use PostgreSQL at 127\.0\.0\.1:1\/palawan \(.*\): start it, or correct DATABASE_URL\.\n$/,
    );
    expect(message).not.toContain('secret');
  });
});

/** A folder with a finished build, to start the server in. */
function aProject(): string {
  const project = dirname(aDistFolder());
  mkdirSync(join(project, 'dist/server'), { recursive: true });
  writeFileSync(join(project, 'dist/server/entry.mjs'), ENTRY);
  writeFileSync(join(project, 'dist/server/booking-catalogue.json'), JSON.stringify(aCatalogueFile()));
  return project;
}

function start(folder: string, settings: Record<string, string>): { child: ChildProcess; output: () => string } {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [MAIN], { cwd: folder, env: { PATH, ...settings } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => text };
}

async function failure(folder: string, settings: Record<string, string>): Promise<string> {
  const { child, output } = start(folder, settings);
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return output();
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  return port;
}

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
