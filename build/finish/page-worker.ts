import { parentPort, workerData } from 'node:worker_threads';
import { languageOfPath } from '../../src/lib/languages/localized-path.ts';
import { CompressionCache } from './compression-cache.ts';
import { compressQuickly } from './compression-format.ts';
import { finishPage } from './finish-page.ts';
import type { FinishedAnswer, RenderedPage } from './page-finisher.ts';

// Finishes and compresses pages in a thread of its own: see page-finisher.ts.
const { localized, cache: folder } = workerData;
// Pages that come meanwhile wait.
const cache = await CompressionCache.open(folder);

parentPort?.on('message', async ({ id, address, rendered }: RenderedPage) => {
  const page = finishPage(Buffer.from(rendered).toString(), localized, languageOfPath(address).language);
  const content = Buffer.from(page.html);
  const isStored = await cache.has(cache.keyOf('index.html', content));
  const copies = isStored ? null : await compressQuickly(content);
  parentPort?.postMessage({ id, ...page, copies } satisfies FinishedAnswer);
});
