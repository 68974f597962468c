import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';

const FOLDERS = ['src', 'build'];
const CONFIGURATION = 'astro.config.mjs';
/** All code that makes pages, its browser code and the build's included. */
const CODE = /^(?:src\/.+\.(?:astro|css|ts|tsx)|build\/.+\.ts|astro\.config\.mjs)$/;

/** A digest of the code whose names fit a pattern, which changes when one of the files does. */
export function filesDigest(pattern: RegExp, root: string): string {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const below = folders.flatMap((folder) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`));
  const names = [...below, CONFIGURATION].filter((name) => pattern.test(name));
  const hash = createHash('sha256');
  for (const file of names.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A digest of everything but content that pages are made of; a change makes all outdated. */
export function codeDigest(root: string): string {
  return filesDigest(CODE, root);
}
