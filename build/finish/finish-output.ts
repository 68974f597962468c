import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectTableSchema } from '../../src/lib/navigation/redirect-rule.schema.ts';
import { BundleStore } from '../incremental/bundle-store.ts';
import { OUTPUT } from '../incremental/output-folder.ts';
import { RETAINED_ASSETS, retainedPublicFiles } from '../incremental/retained-assets.ts';
import { compressFolder } from './compress-folder.ts';
import { COMPRESSION_CACHE } from './compression-cache.ts';
import { copyErrorPages } from './copy-error-pages.ts';
import { finishPages } from './finish-pages.ts';
import { localizeScripts } from './localize-scripts.ts';
import { heavyPages } from './page-budget.ts';
import type { PageFinisher } from './page-finisher.ts';
import { redirectsFile } from './static-redirects.ts';
import { writeOffline } from './write-offline.ts';

const root = join(import.meta.dirname, '../..');
const client = join(OUTPUT, 'client');

/**
 * The steps after Astro's build: policies, redirects, compressed copies, precache list.
 *
 * @param finisher of a build with the scripts of an earlier one, which has finished them
 */
export async function finishOutput(finisher?: PageFinisher): Promise<void> {
  /** Files of earlier builds alone. */
  const old = retainedPublicFiles(join(OUTPUT, RETAINED_ASSETS));
  const isOld = (name: string) => old.has(`_astro/${name}`);
  const rules = redirectTableSchema.parse(JSON.parse(await readFile(join(client, 'redirects.json'), 'utf8')));
  await writeFile(join(client, '_redirects'), redirectsFile(rules));
  const messages = join(root, 'src/lib/messages');
  const localized = finisher?.localized ?? (await localizeScripts(join(client, '_astro'), messages, isOld));
  await finishPages(client, localized, finisher);
  await finisher?.close();
  await copyErrorPages(client);
  // The server's own file; compressed and public it would be of no use.
  await mkdir(join(OUTPUT, 'server'), { recursive: true });
  await rename(join(client, 'booking-catalogue.json'), join(OUTPUT, 'server/booking-catalogue.json'));
  const quick = process.env['COMPRESSION'] === 'quick';
  const summary = await compressFolder(client, COMPRESSION_CACHE, quick);
  console.log(`Compressed ${summary.fresh} files, reused ${summary.reused}, ${summary.upToDate} were up to date.`);
  if (!quick) for (const sentence of heavyPages(client)) console.warn(`[WARN] ${sentence}`);
  for (const offline of await writeOffline({ client, cache: join(root, 'node_modules/.cache/offline'), quick }, old))
    console.log(
      `Listed ${offline.files} files (${offline.bytes} bytes) for phones without a network in "${offline.language}", ${offline.restBytes} bytes more on demand.`,
    );
  if (!finisher) new BundleStore(join(root, 'node_modules/.astro')).finish();
}
