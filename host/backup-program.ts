import { copySqlite } from '../src/server/database/copy-sqlite.ts';

// Runs in a separate process, as a large file takes long to copy and to read through.
const [, , file = '', copy = ''] = process.argv;
try {
  process.stdout.write(JSON.stringify(copySqlite(file, copy)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
