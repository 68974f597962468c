import { readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hasChangedCode } from './changed-code.ts';
import { toolsDigest } from './files-digest.ts';
import { hasPagesSince } from './new-pages.ts';
import { OLD_ASSETS, OldAssets } from './old-assets.ts';
import { OutputSeal } from './output-seal.ts';
import { deleteStaleFiles } from './stale-files.ts';

/** Astro's list of what the last build rendered from which data. Without it everything is rendered. */
const INCREMENTAL_LIST = 'incremental-build.json';

/** Where a build writes, and where it keeps things for the next one. */
interface BuildFolders {
  readonly root: string;
  readonly output: string;
  readonly cache: string;
}

/** Makes sure that what is kept is what Astro believes is there. */
async function prepare({ root, output, cache }: BuildFolders, seal: OutputSeal): Promise<void> {
  const state = await seal.open((moment) => hasPagesSince(output, moment));
  // The pages that an unfinished build wrote are newer than the list says, in the output and in Astro's own copies. And pages
  // that Astro keeps name the scripts of the last build, which have other names when their code has changed.
  const isOutdated = hasChangedCode(root, cache);
  if (state === 'unfinished' || isOutdated) await rm(join(cache, INCREMENTAL_LIST), { force: true });
  if (state !== 'intact') await emptyOutput(output);
}

/** Everything goes but the files that are named by their content: pages of earlier builds ask for them. */
async function emptyOutput(output: string): Promise<void> {
  const client = join(output, 'client');
  const entries = (await namesIn(output)).map((name) => join(output, name)).filter((path) => path !== client);
  const files = (await namesIn(client)).filter((name) => name !== '_astro').map((name) => join(client, name));
  await Promise.all([...entries, ...files].map((path) => rm(path, { recursive: true, force: true })));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

/** Deletes what the build neither wrote nor kept. */
async function tidy({ output }: BuildFolders, files: ReadonlySet<string>, since: number): Promise<void> {
  const old = new OldAssets(join(output, OLD_ASSETS));
  const keepsOld = (path: string) => old.keeps(relative(output, path).replaceAll(sep, '/'));
  deleteStaleFiles(output, { files: new Set([...files, join(output, OLD_ASSETS)]), since, keepsOld });
  old.save();
}

/**
 * Builds over the last output instead of emptying it first: a page that an incremental build does not render again
 * stays as it is, with its compressed copies, and is there all the time for a server that runs meanwhile. What
 * the build neither wrote nor kept is deleted in the end.
 */
export function keptOutput(): AstroIntegration {
  let folders: BuildFolders;
  let seal: OutputSeal;
  return {
    name: 'kept-output',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { build: { emptyOutDir: false } } }),
      'astro:config:done': ({ config }) => {
        const root = fileURLToPath(config.root);
        folders = { root, output: fileURLToPath(config.outDir), cache: fileURLToPath(config.cacheDir) };
        seal = new OutputSeal(folders.output, folders.cache, toolsDigest(root));
      },
      'astro:build:start': () => prepare(folders, seal),
      'astro:build:done': async ({ assets }) => {
        const files = new Set([...assets.values()].flat().map((url) => fileURLToPath(url)));
        await tidy(folders, files, await seal.openedAt());
        await seal.close();
      },
    },
  };
}
