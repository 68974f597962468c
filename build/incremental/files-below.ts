import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nameIn } from '../finish/name-in.ts';

/** The names of all files below a folder, with forward slashes. */
export function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => nameIn(folder, join(parentPath, name)));
}
