import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What turns rendered pages into finished ones: our scripts, and the rules that they import. */
const TOOLS = ['scripts/**/*.ts', 'src/lib/prefetch/*.ts', 'astro.config.ts'];

/** A digest of the files that some patterns name, which changes when one of them does. */
export function filesDigest(patterns: readonly string[], root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A digest of everything that finishes pages: when it changes, no finished page can be kept. */
export function toolsDigest(root: string): string {
  return filesDigest(TOOLS, root);
}
