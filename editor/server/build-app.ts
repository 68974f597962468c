import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the pages of the editor are built from. */
const SOURCES = ['editor/app', 'editor/lib', 'src/islands', 'src/lib', 'src/styles'];
const DIGEST_FILE = 'sources.sha256';

/** A digest of everything that the pages are built from. */
async function digestSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.toSorted()) hash.update(`${file}\n`).update(await readFile(file));
  }
  hash.update(await readFile(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

/**
 * Builds the pages of the editor into a folder, where their sources have changed since. They are
 * served under /desk/content.
 */
export async function buildEditorApp(outFolder: string, root: string = ROOT): Promise<void> {
  const digest = await digestSources(root);
  const built = await readFile(join(outFolder, DIGEST_FILE), 'utf8').catch(() => '');
  if (built === digest) return;
  const { build } = await import('vite');
  await build({
    root: join(root, 'editor/app'),
    base: '/desk/content/',
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { outDir: outFolder, emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
  await writeFile(join(outFolder, DIGEST_FILE), digest);
}
