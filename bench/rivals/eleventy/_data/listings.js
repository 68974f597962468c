import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';

/** Every page of a listing, from its YAML file. */
export default function () {
  const folder = new URL('../listings/', import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .map((name) => load(readFileSync(new URL(name, folder), 'utf8')));
}
