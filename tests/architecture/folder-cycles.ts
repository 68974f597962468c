import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';

/** For each folder, the folders that its files import from. */
export type FolderImports = ReadonlyMap<string, ReadonlySet<string>>;

/** Which folders import from which others; packages and imports within a folder are left out. */
export function folderImports(files: readonly SourceFile[]): FolderImports {
  const folders = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = posix.dirname(path);
    const targets = folders.get(from) ?? new Set();
    for (const { specifier } of imports.filter((entry) => entry.specifier.startsWith('.'))) {
      targets.add(posix.join(from, posix.dirname(specifier)));
    }
    targets.delete(from);
    folders.set(from, targets);
  }
  return folders;
}

/**
 * The groups of folders that import each other in a circle, each sorted. Tarjan's algorithm: a
 * group is complete when nothing on the stack above its first folder reaches below it.
 */
export function folderCycles(folders: FolderImports): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (folder: string): void => {
    order.set(folder, order.size);
    lowest.set(folder, order.size - 1);
    stack.push(folder);
    for (const target of folders.get(folder) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(folder, Math.min(lowest.get(folder) ?? 0, lowest.get(target) ?? 0));
    }
    if (lowest.get(folder) !== order.get(folder)) return;
    const group = stack.splice(stack.indexOf(folder));
    if (group.length > 1) cycles.push(group.toSorted());
  };
  for (const folder of folders.keys()) if (!order.has(folder)) visit(folder);
  return cycles;
}

/** Pairs of folders of which each imports from the other: "a <> b". */
export function mutualImports(folders: FolderImports): readonly string[] {
  const pairs = [...folders].flatMap(([from, targets]) => [...targets].map((to) => [from, to] as const));
  return pairs.filter(([from, to]) => from < to && folders.get(to)?.has(from)).map(([from, to]) => `${from} <> ${to}`);
}
