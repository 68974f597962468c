/**
 * A program: the site's own server with a PostgreSQL of its own, for tests of the whole way on that database.
 * Environment as for server/main.ts; `POSTGRES_PROGRAMS` is the folder with `initdb` and `postgres`. SIGTERM ends both.
 */
import { spawn } from 'node:child_process';
import { startPostgres } from '../../fixtures/postgres-instance.ts';

const database = await startPostgres(process.env.POSTGRES_PROGRAMS ?? '');
const env = { ...process.env, DATABASE_URL: database.url };
const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.once('exit', async (code) => {
  await database.stop();
  process.exitCode = code ?? 1;
});
