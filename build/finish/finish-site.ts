import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '../../src/lib/languages/language.ts';
import { redirectTableSchema } from '../../src/lib/navigation/redirect-rule.schema.ts';
import { RETAINED_ASSETS, retainedPublicFiles } from '../incremental/retained-assets.ts';
import { compressFolder } from './compress-folder.ts';
import { copyErrorPages } from './copy-error-pages.ts';
import { finishPages } from './finish-pages.ts';
import { localizedName, localizeScripts } from './localize-scripts.ts';
import { heavyPages } from './page-budget.ts';
import { redirectsFile } from './static-redirects.ts';
import { writeOffline } from './write-offline.ts';

/** The steps after Astro's build: policies, redirects, compressed copies, precache list. */
const root = join(import.meta.dirname, '../..');
const client = join(root, 'dist/client');

const retained = retainedPublicFiles(join(root, 'dist', RETAINED_ASSETS));

/** Files of earlier builds alone: copies of scripts by language are written after their list. */
function withoutCopies(): ReadonlySet<string> {
  const names = [...localized].flatMap((name) => LANGUAGE_CODES.map((code) => `_astro/${localizedName(name, code)}`));
  const current = new Set(names);
  return new Set([...retained].filter((name) => !current.has(name)));
}

const rules = redirectTableSchema.parse(JSON.parse(await readFile(join(client, 'redirects.json'), 'utf8')));
await writeFile(join(client, '_redirects'), redirectsFile(rules));
const localized = await localizeScripts(join(client, '_astro'), join(root, 'src/lib/messages'), (name) =>
  retained.has(`_astro/${name}`),
);
await finishPages(client, localized);
await copyErrorPages(client);
// The server's own file; compressed and public it would be of no use.
await mkdir(join(root, 'dist/server'), { recursive: true });
await rename(join(client, 'booking-catalogue.json'), join(root, 'dist/server/booking-catalogue.json'));
const summary = await compressFolder(client, join(root, 'node_modules/.cache/compress'));
console.log(`Compressed ${summary.fresh} files, reused ${summary.reused}, ${summary.upToDate} were up to date.`);
for (const sentence of heavyPages(client)) console.warn(`[WARN] ${sentence}`);
const old = withoutCopies();
for (const offline of await writeOffline({ client, cache: join(root, 'node_modules/.cache/offline') }, old))
  console.log(
    `Listed ${offline.files} files (${offline.bytes} bytes) for phones without a network in "${offline.language}", ${offline.restBytes} bytes more on demand.`,
  );
