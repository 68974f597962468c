import { quickCheck } from '../src/server/database/quick-check.ts';

// Runs in a separate process, as a large file takes long and the check can be aborted.
const [, , file = ''] = process.argv;
try {
  process.stdout.write(JSON.stringify({ found: quickCheck(file) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
