import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf, islandsOf, wireSizeIn, withImportsIn } from '../fixtures/built-scripts.ts';

const SITE = join(import.meta.dirname, '../../dist/client');

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

/** Astro's element, by address: it comes with the first island that somebody uses. */
export const elements = (html: string): readonly string[] => elementsOf(SITE, html);

/** Each island of a page: Astro's element, its component and the renderer, with what they import. */
export const islands = (html: string): readonly ReadonlySet<string>[] => islandsOf(SITE, html);
