import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  elementsOf,
  importsIn,
  islandsOf,
  lazyImportsIn,
  wireSizeIn,
  withImportsIn,
} from '../fixtures/steps/built-scripts.ts';

/** The folder of the built site. */
export const SITE = join(import.meta.dirname, '../../dist/client');

/** Every page of the built site, by its path in the output. */
export const pages: readonly string[] = globSync('**/*.html', { cwd: SITE }).sort();

/** A page's HTML. */
export function readPage(page: string): string {
  return readFileSync(join(SITE, page), 'utf8');
}

/** The bytes that the server sends to a browser for a file. */
export const wireSize = (path: string): number => wireSizeIn(SITE, path);

/** A script and all that it imports statically, by address. */
export const withImports = (address: string, found?: Set<string>): Set<string> => withImportsIn(SITE, address, found);

/** A function of an address that reads its file once. */
function once(read: (address: string) => readonly string[]): (address: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (address) => {
    const found = known.get(address) ?? read(address);
    known.set(address, found);
    return found;
  };
}

/** The scripts that a script imports at once, by address. */
export const importsOf = once((address) => importsIn(SITE, address));

/** The scripts that a script loads on demand, by address. */
export const lazyImportsOf = once((address) => lazyImportsIn(SITE, address));

const PAGE_SCRIPT = /<script[^>]*\bsrc="(\/_astro\/[^"]+\.js)"/g;

/** The scripts that a page runs at once, by address. */
export const scriptsAtStart = (html: string): readonly string[] =>
  [...html.matchAll(PAGE_SCRIPT)].map(([, address = '']) => address);

/** The addresses of all scripts that a page names, those of islands and inline scripts too. */
export const scriptsNamedIn = (html: string): readonly string[] =>
  [...html.matchAll(/["'](\/_astro\/[\w.-]+\.js)["']/g)].map(([, address = '']) => address);

/** Astro's element, by address: it comes with the first island that somebody uses. */
export const elements = (html: string): readonly string[] => elementsOf(SITE, html);

/**
 * Each island of a page. It is Astro's element, its component and the renderer, with what they
 * import.
 */
export const islands = (html: string): readonly ReadonlySet<string>[] => islandsOf(SITE, html);
