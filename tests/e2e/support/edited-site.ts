import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { linkPackages, SOURCES } from '../../fixtures/programs/project-copy.ts';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** With these of the last build, publishing makes only what has changed. */
const CACHES = [
  '.astro',
  'node_modules/.astro',
  'node_modules/.cache/compress',
  'node_modules/.cache/editor-pages',
  'node_modules/.cache/offline',
  'node_modules/.cache/share-pictures',
];

/** What a euro costs today, in the place of who publishes it. */
export const EUROS_A_DOLLAR = 0.8642;

/** Answers with rates of today: those of the content, but for the euro's. */
async function startRates(): Promise<Server> {
  const { rates } = parse(readFileSync(join(ROOT, 'src/content/settings/rates.yaml'), 'utf8'));
  const own = Object.entries(rates).map(([code, rate]) => [code.toLowerCase(), rate]);
  const date = new Date().toISOString().slice(0, 10);
  const answer = JSON.stringify({ date, usd: { ...Object.fromEntries(own), usd: 1, eur: EUROS_A_DOLLAR } });
  const server = createServer((_, response) => void response.setHeader('Content-Type', 'application/json').end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Neither settings of this machine nor of a run of Git around the tests. */
const GIT = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_SYSTEM: devNull };

/** A server with the content editor over a copy of the project, which is a Git repository. */
export interface EditedSite {
  readonly url: string;
  /** What Git says in the copy. */
  readonly git: (...args: readonly string[]) => string;
  readonly stop: () => Promise<void>;
}

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'palawan-editor-'));
  for (const name of [...SOURCES, '.gitignore']) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  // Times included: by them a build knows what need not be made again.
  const asIs = { recursive: true, preserveTimestamps: true };
  cpSync(realpathSync(join(ROOT, 'dist')), join(folder, 'dist'), asIs);
  linkPackages(folder);
  for (const cache of CACHES.filter((name) => existsSync(join(ROOT, name)))) {
    cpSync(join(ROOT, cache), join(folder, cache), asIs);
  }
  return folder;
}

/** Lets the content of a copy with the last build be edited, as `npm run edit` does. */
export async function startEditedSite(): Promise<EditedSite> {
  const folder = copyProject();
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...GIT } });
  git('init', '--quiet');
  git('config', 'user.name', 'Ana Cruz');
  git('config', 'user.email', 'ana@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  const url = `http://localhost:${await freePort()}`;
  const rates = await startRates();
  const child = spawn(process.execPath, ['host/main.ts'], {
    cwd: folder,
    env: {
      ...{ ...process.env, ...GIT, HOST: 'localhost', PORT: new URL(url).port, DATA_DIR: join(folder, 'data') },
      ...{ CONTENT_EDITOR: 'local', CONTENT_DIR: '', DATABASE_URL: '', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
      EXCHANGE_RATES_URL: `http://127.0.0.1:${(rates.address() as AddressInfo).port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      if (output.includes('Edit the content at')) resolve();
    });
    child.once('exit', () => reject(new Error('the server with the editor ended')));
  });
  const stop = async () => {
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      if (!child.kill()) resolve();
    });
    rates.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, git, stop };
}
