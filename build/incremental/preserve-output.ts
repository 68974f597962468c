import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { QUICK_COPIES } from '../finish/compress-folder.ts';
import { nameIn } from '../finish/name-in.ts';
import { BuildStamp } from './build-stamp.ts';
import { codeDigest } from './files-digest.ts';
import { hasPagesSince } from './new-pages.ts';
import { RETAINED_ASSETS, RetainedAssets } from './retained-assets.ts';
import { deleteStaleFiles } from './stale-files.ts';

/** Astro's list of rendered pages and their data. Without it everything is rendered. */
export const INCREMENTAL_LIST = 'incremental-build.json';

/** The folders of the output and of the cache. */
interface BuildFolders {
  readonly output: string;
  readonly cache: string;
}

/** Makes the preserved files agree with what Astro expects. */
async function prepare({ output, cache }: BuildFolders, stamp: BuildStamp): Promise<void> {
  const state = await stamp.open((moment) => hasPagesSince(output, moment));
  // Removes the list after an unfinished build, whose pages are newer than it says. Also where
  // scripts have new names, because Astro would preserve pages that load deleted scripts.
  if (state === 'unfinished' || state === 'outdated') await rm(join(cache, INCREMENTAL_LIST), { force: true });
  if (state !== 'intact') await emptyOutput(output);
}

/** Deletes everything but files named by their content, which pages of earlier builds load. */
async function emptyOutput(output: string): Promise<void> {
  const others = [
    ...(await othersIn(output, ['client', RETAINED_ASSETS])),
    ...(await othersIn(join(output, 'client'), ['_astro'])),
  ];
  await Promise.all(others.map((path) => rm(path, { recursive: true, force: true })));
}

async function othersIn(folder: string, kept: readonly string[]): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !kept.includes(name)).map((name) => join(folder, name));
}

/** Deletes files that the build neither wrote nor preserved. */
async function deleteUnused({ output }: BuildFolders, files: ReadonlySet<string>, since: number): Promise<void> {
  const old = new RetainedAssets(join(output, RETAINED_ASSETS));
  const isRetained = (path: string) => old.keeps(nameIn(output, path));
  deleteStaleFiles(output, {
    files: new Set([...files, ...[RETAINED_ASSETS, QUICK_COPIES].map((name) => join(output, name))]),
    since,
    isRetained,
  });
  old.save();
}

/**
 * Builds over the last output instead of emptying it first. Pages that are not rendered again
 * remain with their compressed copies, also for a running server; unused files are deleted at the
 * end.
 */
export function preserveOutput(): AstroIntegration {
  let folders: BuildFolders;
  let stamp: BuildStamp;
  return {
    name: 'preserve-output',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { build: { emptyOutDir: false } } }),
      'astro:config:done': ({ config }) => {
        // `dist`: the site is in `client` there, beside what the server reads.
        folders = { output: fileURLToPath(new URL('..', config.outDir)), cache: fileURLToPath(config.cacheDir) };
        stamp = new BuildStamp(folders.output, folders.cache, codeDigest(fileURLToPath(config.root)));
      },
      'astro:build:start': () => prepare(folders, stamp),
      'astro:build:done': async ({ assets }) => {
        const files = new Set([...assets.values()].flat().map((url) => fileURLToPath(url)));
        await deleteUnused(folders, files, await stamp.openedAt());
        await stamp.close();
      },
    },
  };
}
