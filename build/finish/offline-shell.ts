import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '../../src/lib/navigation/paths.ts';
import type { OfflineFile } from '../../src/lib/offline/precache-list.ts';

const SCRIPT = /<script[^>]*\bsrc="([^"]+)"/g;
const IMPORT = /(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

async function withImports(folder: string, address: string, found: Set<string>): Promise<void> {
  if (found.has(address)) return;
  found.add(address);
  const code = await readFile(join(folder, address), 'utf8');
  for (const [, name = ''] of code.matchAll(IMPORT)) await withImports(folder, `/_astro/${name}`, found);
}

/**
 * The page about saved content, with the scripts that it imports; without the site's data.
 *
 * @throws Error when the page is missing
 */
export async function offlineShell(folder: string, files: readonly OfflineFile[]): Promise<readonly OfflineFile[]> {
  const page = files.find(({ path }) => path === PATHS.offline);
  if (!page) throw new Error(`${PATHS.offline} is missing: the worker has nothing to show where nothing is saved.`);
  const html = await readFile(join(folder, `${PATHS.offline}/index.html`), 'utf8');
  const found = new Set<string>();
  for (const [, address = ''] of html.matchAll(SCRIPT)) await withImports(folder, address, found);
  return [page, ...files.filter(({ path }) => found.has(path))];
}
