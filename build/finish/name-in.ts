import { relative, sep } from 'node:path';

/** A file's name in a folder, with forward slashes on every system: `tours/index.html`. */
export function nameIn(folder: string, path: string): string {
  return relative(folder, path).replaceAll(sep, '/');
}
