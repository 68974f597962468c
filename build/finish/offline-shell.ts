import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../src/lib/languages/language.ts';
import { localizedPath } from '../../src/lib/languages/localized-path.ts';
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
 * The page about saved content in a language, and the scripts that it imports. It has no data of
 * the site.
 *
 * @throws Error when the page is missing
 */
export async function offlineShell(
  folder: string,
  files: readonly OfflineFile[],
  language: Language,
): Promise<readonly OfflineFile[]> {
  const address = localizedPath(PATHS.offline, language);
  const page = files.find(({ path }) => path === address);
  if (!page) throw new Error(`${address} is missing: the worker has nothing to show where nothing is saved.`);
  const html = await readFile(join(folder, `${address}/index.html`), 'utf8');
  const found = new Set<string>();
  for (const [, address = ''] of html.matchAll(SCRIPT)) await withImports(folder, address, found);
  return [page, ...files.filter(({ path }) => found.has(path))];
}
