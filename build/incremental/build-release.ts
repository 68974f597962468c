import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { checkPages, type PageCheck } from '../finish/check-pages.ts';
import { finishOutput } from '../finish/finish-output.ts';
import type { PageFinisher } from '../finish/page-finisher.ts';
import { isOutputOf } from './build-stamp.ts';
import { bundleInputs } from './bundle-inputs.ts';
import { BundleStore } from './bundle-store.ts';
import { CacheSnapshot } from './cache-snapshot.ts';
import { pruneCompileCache } from './compile-cache.ts';
import { copyOutput, copyOutputBeside } from './copy-output.ts';
import { OUTPUT } from './output-folder.ts';
import { syncOutput } from './sync-output.ts';

// Builds a release beside the live output: LIVE_DIR is copied to OUTPUT_DIR, built over and
// checked. Tells the process that has started it each step, and the result.
const root = join(import.meta.dirname, '../..');
const live = process.env['LIVE_DIR'] || 'dist';
const cache = join(root, 'node_modules/.astro');
const store = new BundleStore(cache);
const snapshot = new CacheSnapshot(cache);
/** Nobody reads more of what is wrong. */
const MAX_PROBLEM_LENGTH = 20_000;

/** How a build has ended: see editor/server/release-build.ts. */
type Outcome =
  | ({ readonly kind: 'built' } & PageCheck)
  | { readonly kind: 'failed'; readonly problem: string; readonly isFinal: boolean };

/** What is built over: what an earlier turn has left, the live pages, or neither. */
type Base = 'output' | 'live' | 'none';

/** Brings the cache to the state of what is built over. */
async function prepareCache(): Promise<Base> {
  if (await isOutputOf(cache, OUTPUT)) return 'output';
  if (await isOutputOf(cache, live)) snapshot.take();
  // Another release was stopped, or never published.
  else if (snapshot.isOf(live)) snapshot.restore();
  else return 'none';
  return 'live';
}

/** The bundle of what is built over, where nothing but texts has changed since; else null. */
function readBundle(base: Base) {
  const bundle = base === 'none' || process.env['BUNDLE'] === 'new' ? null : store.read();
  return bundle && bundle.inputs === bundleInputs(root) ? bundle : null;
}

/** Resolves once the process that has started this one has it. */
function say(message: object): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });
}

/** Ends the program, also where a bundler that has failed has left something that runs. */
async function end(outcome: Outcome): Promise<never> {
  await say(outcome);
  const compiled = process.env['NODE_COMPILE_CACHE'];
  if (compiled && existsSync(compiled)) pruneCompileCache(compiled);
  process.exit(outcome.kind === 'built' ? 0 : 1);
}

// Requests to the server come first.
setPriority(10);
const base = await prepareCache();
const bundle = readBundle(base);
let outcome: Outcome;
try {
  let finisher: PageFinisher | undefined;
  const isCopied = !existsSync(live) || base === 'output';
  if (bundle) {
    void say({ kind: 'step', step: 'Rendering the pages' });
    const copied = isCopied ? Promise.resolve() : copyOutputBeside(live, OUTPUT);
    const { renderContent } = await import('./render-content.ts');
    finisher = await renderContent(store, bundle, copied);
  } else {
    if (!isCopied) {
      void say({ kind: 'step', step: 'Copying the pages that are live' });
      copyOutput(live, OUTPUT);
    }
    void say({ kind: 'step', step: 'Building the pages' });
    const { build } = await import('astro');
    await build({ logLevel: 'error' });
  }
  void say({ kind: 'step', step: 'Finishing the pages' });
  await finishOutput(finisher);
  void say({ kind: 'step', step: 'Checking the pages' });
  const isFirst = !existsSync(live);
  const check = isFirst
    ? { missing: [], problems: [] }
    : await checkPages(join(live, 'client'), join(OUTPUT, 'client'));
  syncOutput(OUTPUT);
  outcome = { kind: 'built', ...check };
} catch (error) {
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, MAX_PROBLEM_LENGTH);
  // Its class is another one in bundled code.
  const isOfContent = error instanceof Error && error.name === 'ContentError';
  outcome = { kind: 'failed', problem, isFinal: bundle === null || isOfContent };
}
await end(outcome);
