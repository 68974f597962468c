import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const child = spawn(process.execPath, ['host/main.ts'], {
    cwd: folder,
    env: {
      ...{ ...process.env, ...GIT, HOST: 'localhost', PORT: new URL(url).port, DATA_DIR: join(folder, 'data') },
      ...{ CONTENT_EDITOR: 'local', CONTENT_DIR: '', DATABASE_URL: '', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
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
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, git, stop };
}
