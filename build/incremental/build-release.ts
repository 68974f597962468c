import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { build } from 'astro';
import { checkPages } from '../finish/check-pages.ts';
import { finishOutput } from '../finish/finish-output.ts';
import { isOutputOf, withoutTrace } from './build-stamp.ts';
import { bundleInputs } from './bundle-inputs.ts';
import { BundleStore } from './bundle-store.ts';
import { copyOutput, copyOutputBeside } from './copy-output.ts';
import { OUTPUT } from './output-folder.ts';

// Builds a release beside the live output: LIVE_DIR is copied to OUTPUT_DIR, built over and
// checked. Tells the process that has started it each step, and the result.
const root = join(import.meta.dirname, '../..');
const live = process.env['LIVE_DIR'] || 'dist';
const cache = join(root, 'node_modules/.astro');
const store = new BundleStore(cache);

/** The bundle of the live pages, where nothing but texts has changed since; else null. */
async function readBundle() {
  const bundle = process.env['BUNDLE'] === 'new' ? null : store.read();
  if (!bundle || bundle.inputs !== bundleInputs(root)) return null;
  return (await isOutputOf(cache, OUTPUT)) || (await isOutputOf(cache, live)) ? bundle : null;
}

function say(message: object): void {
  process.send?.(message);
}

// Requests to the server come first.
setPriority(10);
const bundle = await readBundle();
try {
  // A second turn of the same publication goes on where the first one ended.
  const isCopied = !existsSync(live) || (await isOutputOf(cache, OUTPUT));
  if (bundle) {
    say({ kind: 'step', step: 'Rendering the pages' });
    const copied = isCopied ? Promise.resolve() : copyOutputBeside(live, OUTPUT);
    const { renderContent } = await import('./render-content.ts');
    await withoutTrace(cache, OUTPUT, () => renderContent(store, bundle, copied));
  } else {
    if (!isCopied) {
      say({ kind: 'step', step: 'Copying the pages that are live' });
      copyOutput(live, OUTPUT);
    }
    say({ kind: 'step', step: 'Building the pages' });
    await withoutTrace(cache, OUTPUT, () => build({ logLevel: 'error' }));
  }
  say({ kind: 'step', step: 'Finishing the pages' });
  await finishOutput(bundle !== null);
  say({ kind: 'step', step: 'Checking the pages' });
  const isFirst = !existsSync(live);
  const check = isFirst
    ? { missing: [], problems: [] }
    : await checkPages(join(live, 'client'), join(OUTPUT, 'client'));
  say({ kind: 'built', ...check });
} catch (error) {
  const problem = error instanceof Error ? error.message : String(error);
  say({ kind: 'failed', problem, bundles: bundle === null });
  process.exitCode = 1;
} finally {
  process.disconnect?.();
}
