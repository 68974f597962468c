import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesDigest } from './files-digest.ts';

/** Astro keeps here what it read from content files, and reads a file again only when the file changes. */
const STORE = 'data-store.json';
const STAMP = 'content-seal';

/** What says how a content file is read. */
const READERS = [
  'src/content.config.ts',
  'src/lib/**/*.schema.ts',
  'src/site/content/{checked-loader,deferred-parsing}.ts',
];

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Reads every content file again after a schema changed: fields that it adds would be missing from what is kept. */
export function refreshContent(): AstroIntegration {
  return {
    name: 'refresh-content',
    hooks: {
      'astro:config:done': ({ config }) => {
        const cache = fileURLToPath(config.cacheDir);
        const stamp = join(cache, STAMP);
        const digest = filesDigest(READERS, fileURLToPath(config.root));
        if (textOf(stamp) === digest) return;
        rmSync(join(cache, STORE), { force: true });
        mkdirSync(cache, { recursive: true });
        writeFileSync(stamp, digest);
      },
    },
  };
}
