import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { OUTPUT } from '../incremental/output-folder.ts';

/** A virtual module of Astro that every page has among its modules. */
const ASSETS = '\0astro:assets';

const urlOf = (folder: string) => pathToFileURL(join(folder, 'client/')).href;

/**
 * Keeps the place of the output out of pages' modules. Astro writes it into one of them, where only
 * a server reads it; with it every page would be rendered again in each new folder.
 */
export function stableOutput(): Plugin {
  const [own, usual] = [urlOf(OUTPUT), urlOf(join(import.meta.dirname, '../../dist'))];
  return {
    name: 'stable-output',
    apply: 'build',
    transform(code, id) {
      if (own === usual || id !== ASSETS || !code.includes(own)) return null;
      return { code: code.replaceAll(own, usual), map: null };
    },
  };
}
