import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { load } from 'js-yaml';

/** A file of a folder: its name without the ending, and what it holds. */
export interface YamlFile<Data> {
  readonly id: string;
  readonly data: Data;
}

/** Reads one YAML file. */
export function readYaml<Data>(file: string): Data {
  return load(readFileSync(file, 'utf8')) as Data;
}

/** A translation has its language ahead of the ending: `about.fr.yaml`. */
const TRANSLATION = /\.[a-z]{2}\.yaml$/;

/** Reads the English YAML files of a folder in the order of their names. */
export function readYamlFolder<Data>(folder: string): readonly YamlFile<Data>[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !TRANSLATION.test(name))
    .toSorted()
    .map((name) => ({ id: basename(name, extname(name)), data: readYaml<Data>(join(folder, name)) }));
}
