import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @param {...string} parts - a path inside the project */
export function inProject(...parts) {
  return join(ROOT, ...parts);
}

/** @param {string} path - a path inside the project */
export function readJson(path) {
  return JSON.parse(readFileSync(inProject(path), 'utf8'));
}

/**
 * The file of a package's command, to run it with a chosen Node on every platform.
 *
 * @param {string} name - the package, as in `@biomejs/biome`
 */
export function commandFile(name) {
  const { bin } = readJson(`node_modules/${name}/package.json`);
  const file = typeof bin === 'string' ? bin : (bin[name.split('/').pop()] ?? Object.values(bin)[0]);
  return inProject('node_modules', name, file);
}
