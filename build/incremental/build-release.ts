import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { build } from 'astro';
import { checkPages } from '../finish/check-pages.ts';
import { isOutputOf, withoutTrace } from './build-stamp.ts';
import { copyOutput } from './copy-output.ts';
import { OUTPUT } from './output-folder.ts';

// Builds a release beside the live output: LIVE_DIR is copied to OUTPUT_DIR, built over and
// checked. Tells the process that has started it each step, and the result.
const live = process.env['LIVE_DIR'] || 'dist';
const cache = join(import.meta.dirname, '../../node_modules/.astro');

function say(message: object): void {
  process.send?.(message);
}

try {
  // Requests to the server come first.
  setPriority(10);
  // A second turn of the same publication goes on where the first one ended.
  if (existsSync(live) && !(await isOutputOf(cache, OUTPUT))) {
    say({ kind: 'step', step: 'Copying the pages that are live' });
    copyOutput(live, OUTPUT);
  }
  say({ kind: 'step', step: 'Building the pages' });
  await withoutTrace(cache, OUTPUT, () => build({ logLevel: 'error' }));
  say({ kind: 'step', step: 'Finishing the pages' });
  await import('../finish/finish-site.ts');
  say({ kind: 'step', step: 'Checking the pages' });
  const isFirst = !existsSync(live);
  const check = isFirst
    ? { missing: [], problems: [] }
    : await checkPages(join(live, 'client'), join(OUTPUT, 'client'));
  say({ kind: 'built', ...check });
} catch (error) {
  say({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
} finally {
  process.disconnect?.();
}
