import { quickCheck } from '../src/server/database/quick-check.ts';

// A program of its own: reading a large file takes long, and whoever starts it may end it at any moment.
const [, , file = ''] = process.argv;
try {
  process.stdout.write(JSON.stringify({ found: quickCheck(file) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
