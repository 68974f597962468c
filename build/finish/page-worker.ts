import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { languageOfPath } from '../../src/lib/languages/localized-path.ts';
import { RETAINED_ASSETS, retainedPublicFiles } from '../incremental/retained-assets.ts';
import { CompressionCache } from './compression-cache.ts';
import { compressQuickly } from './compression-format.ts';
import { finishPage } from './finish-page.ts';
import { finishedScripts } from './localize-scripts.ts';
import type { FinishedAnswer, RenderedPage } from './page-finisher.ts';

// Finishes and compresses pages in a thread of its own: see page-finisher.ts.
const { client, cache: folder } = workerData;
const old = retainedPublicFiles(join(client, '..', RETAINED_ASSETS));
const localized = finishedScripts(join(client, '_astro'), (name) => old.has(`_astro/${name}`));
const cache = CompressionCache.open(folder);

parentPort?.on('message', async ({ id, address, rendered }: RenderedPage) => {
  const page = finishPage(Buffer.from(rendered).toString(), await localized, languageOfPath(address).language);
  const content = Buffer.from(page.html);
  const isStored = await (await cache).has((await cache).keyOf('index.html', content));
  const copies = isStored ? null : await compressQuickly(content);
  parentPort?.postMessage({ id, ...page, copies } satisfies FinishedAnswer);
});
