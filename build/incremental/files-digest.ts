import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What makes pages: the code of the site, also that which only the browser runs, and the scripts that finish them. */
const CODE = ['src/**/*.{astro,css,ts,tsx}', 'build/**/*.ts', 'astro.config.mjs'];

/** A digest of the files that some patterns name, which changes when one of them does. */
export function filesDigest(patterns: readonly string[], root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A digest of everything that makes pages but content: when it changes, no page can be kept. */
export function codeDigest(root: string): string {
  return filesDigest(CODE, root);
}
