import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Patterns of all code that makes pages, its browser code and the build's included. */
const CODE = ['src/**/*.{astro,css,ts,tsx}', 'build/**/*.ts', 'astro.config.mjs'];

/** A digest of the files that some patterns name, which changes when one of them does. */
export function filesDigest(patterns: readonly string[], root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A digest of everything but content that pages are made of; a change makes all outdated. */
export function codeDigest(root: string): string {
  return filesDigest(CODE, root);
}
