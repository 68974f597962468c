import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';

const MAX_LINES = 200;
const SAYS_NOTHING = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'types']);

/** A file that has grown too long to be about one thing. */
export function lengthViolations({ path, lines }: Pick<SourceFile, 'path' | 'lines'>): string[] {
  return lines > MAX_LINES ? [`${path} has ${lines} lines: split it at ${MAX_LINES}`] : [];
}

/** Names that say nothing about what is inside, and barrels. */
export function nameViolations(path: string): string[] {
  const names = path.split('/').map((part) => part.replace(/\..*$/, ''));
  const empty = names.filter((name) => SAYS_NOTHING.has(name.toLowerCase()));
  const problems = empty.map((name) => `${path} is called "${name}", which says nothing: name what is inside`);
  return isBarrel(path) ? [...problems, `${path} is a barrel: import from the file that defines`] : problems;
}

/** In `pages`, `index` is an address. */
function isBarrel(path: string): boolean {
  return !path.startsWith('src/pages/') && /^index\.(?:tsx?|m?js)$/.test(posix.basename(path));
}
