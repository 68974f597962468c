import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesDigest } from './files-digest.ts';

/** Astro's cache of parsed content files, which are parsed again only when they change. */
const STORE = 'data-store.json';
const STAMP = 'content-seal';

/** Code that decides how a content file is read. */
const READERS = /^src\/(?:content\.config|lib\/.+\.schema|site\/content\/(?:checked-loader|deferred-parsing))\.ts$/;

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Clears cached content after a schema changed, as new fields would be missing. */
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
