import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SITE = join(import.meta.dirname, '../../dist/client');

const STATIC_IMPORT = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;
const LAZY_IMPORT = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;

const texts = new Map<string, string>();

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(SITE, file), 'utf8');
  texts.set(file, text);
  return text;
}

const addresses = (file: string, pattern: RegExp): readonly string[] =>
  [...textOf(file).matchAll(pattern)].map(([, name = '']) => `/_astro/${name}`);

/** The scripts that a built script imports at once, by address. */
export const importsOf = (file: string): readonly string[] => addresses(file, STATIC_IMPORT);

/** The scripts that a built script loads on demand, by address. */
export const lazyImportsOf = (file: string): readonly string[] => addresses(file, LAZY_IMPORT);

const PAGE_SCRIPT = /<script[^>]*\bsrc="(\/_astro\/[^"]+\.js)"/g;
const ISLAND_SCRIPT = /(?:component|renderer)-url="(\/_astro\/[^"]+\.js)"/g;

/** The scripts that a page names, by address: what it runs at once, and with `all` those of its islands and of inline scripts too. */
export function scriptsOf(html: string, kind: 'page' | 'all' = 'all'): readonly string[] {
  const patterns = kind === 'page' ? [PAGE_SCRIPT] : [PAGE_SCRIPT, ISLAND_SCRIPT, /["'](\/_astro\/[\w.-]+\.js)["']/g];
  return patterns.flatMap((pattern) => [...html.matchAll(pattern)].map(([, address = '']) => address));
}
