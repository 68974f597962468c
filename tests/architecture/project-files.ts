import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource, type SourceFile } from './source-file.ts';
import type { StyledFile } from './style-rules.ts';

const ROOT = join(import.meta.dirname, '../..');
const CODE = /\.(?:tsx?|astro|css|mjs)$/;

/** The folders with the code of the product and of its build. */
export const PROJECT_FOLDERS = ['src', 'host', 'operator', 'editor', 'build', 'tooling'];

/** What benchmarks write, which is no part of the project. */
const BENCH_OUTPUT = 'bench/work/';

/** Every file in a folder of the project, as paths from its root. */
export function filesIn(folder: string): string[] {
  const entries = globSync(`${folder}/**/*`, { cwd: ROOT, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const fromRoot = paths.map((path) => path.slice(ROOT.length + 1).replaceAll('\\', '/'));
  return fromRoot.filter((path) => !path.startsWith(BENCH_OUTPUT)).sort();
}

/** The code files in a folder of the project, taken apart. */
export function codeIn(folder: string): SourceFile[] {
  return filesIn(folder)
    .filter((path) => CODE.test(path))
    .map(codeAt);
}

/** One code file, taken apart. */
export function codeAt(path: string): SourceFile {
  return parseSource(path, readFileSync(join(ROOT, path), 'utf8'));
}

/** The style sheets and components in a folder of the project. */
export function stylesIn(folder: string): StyledFile[] {
  const paths = filesIn(folder).filter((path) => /\.(?:css|astro)$/.test(path));
  return paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** Every text of the project: the files of some folders, and the documents at its root. */
export function textsOf(folders: readonly string[]): { readonly path: string; readonly text: string }[] {
  const paths = [...folders.flatMap(filesIn), ...globSync('*.md', { cwd: ROOT })];
  const texts = paths.filter((path) => /\.(?:[cm]?tsx?|[cm]?jsx?|astro|css|md|ya?ml)$/.test(path));
  return texts.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}
