/**
 * Runs the site's own server with a PostgreSQL of its own, until SIGTERM ends both. Environment as
 * for host/main.ts; `POSTGRES_PROGRAMS` is the folder with `initdb` and `postgres`.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../fixtures/programs/postgres-instance.ts';
import { SETTINGS_FILE } from './operator.ts';

const database = await startPostgres(process.env.POSTGRES_PROGRAMS ?? '');
const PASSPORT_KEYS = `e2e:${randomBytes(32).toString('base64')}`;
const VOUCHER_KEYS = `e2e:${randomBytes(32).toString('base64')}`;
const settings = { DATABASE_URL: database.url, PASSPORT_KEYS, VOUCHER_KEYS };
const { DATA_DIR = '' } = process.env;
mkdirSync(DATA_DIR, { recursive: true });
writeFileSync(join(DATA_DIR, SETTINGS_FILE), JSON.stringify(settings));
const env = { ...process.env, ...settings };
const server = spawn(process.execPath, ['host/main.ts'], { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.once('exit', async (code) => {
  await database.stop();
  process.exitCode = code ?? 1;
});
