import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const SITE = join(import.meta.dirname, '../../dist/client');

/** Every page of the built site, by its path in the output. */
export const pages: readonly string[] = globSync('**/*.html', { cwd: SITE }).sort();

/** A page's HTML. */
export function readPage(page: string): string {
  return readFileSync(join(SITE, page), 'utf8');
}

/** The bytes that the server sends to a browser for a file. */
export function wireSize(path: string): number {
  try {
    return readFileSync(join(SITE, `${path}.br`)).length;
  } catch {
    return brotliCompressSync(readFileSync(join(SITE, path))).length;
  }
}

const IMPORT = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

/** A script and all that it imports statically, by address. */
export function withImports(address: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  const code = readFileSync(join(SITE, address), 'utf8');
  for (const [, name = ''] of code.matchAll(IMPORT)) withImports(`/_astro/${name}`, found);
  return found;
}
