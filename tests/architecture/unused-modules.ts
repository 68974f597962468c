import type { SourceFile } from './source-file.ts';
import { targetOf } from './unused-exports.ts';

/**
 * Modules that no code of the product imports in any way, not even as a type.
 *
 * @param files all code of the product
 * @param isEntry whether a module is run or found by its name
 */
export function unusedModules(files: readonly SourceFile[], isEntry: (path: string) => boolean): readonly string[] {
  const imported = new Set(
    files.flatMap(({ path, imports }) => imports.map(({ specifier }) => targetOf(path, specifier))),
  );
  return files
    .map(({ path }) => path)
    .filter((path) => !imported.has(path) && !isEntry(path))
    .map((path) => `${path} is imported by nothing`);
}
