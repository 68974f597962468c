import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { islandsOf, wireSizeIn } from '../../tests/fixtures/steps/built-scripts.ts';
import type { Tap } from './tap.ts';

/** What comes over the line for an island, in bytes with brotli. */
export interface IslandBytes {
  /** Its own code and what it shares with other islands, without React. */
  readonly own: number;
  /** All that it needs. */
  readonly all: number;
}

const REACT = /\/(?:client|react|jsx-runtime)[.-]/;

/**
 * What the island behind a tap weighs, or null for taps that need none. It is counted from the
 * built files of its page.
 *
 * @param site the folder of the built site
 */
export function islandBytes(site: string, { island, path }: Tap): IslandBytes | null {
  if (island === undefined) return null;
  const html = readFileSync(join(site, path, 'index.html'), 'utf8');
  const scripts = islandsOf(site, html).find((all) => [...all].some((address) => address.includes(`/${island}.`)));
  if (scripts === undefined) throw new Error(`The page ${path} has no island ${island}.`);
  const bytes = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => sum + wireSizeIn(site, address), 0);
  const all = [...scripts];
  return { own: bytes(all.filter((address) => !REACT.test(address))), all: bytes(all) };
}
