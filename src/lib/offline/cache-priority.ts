import { type FileType, fileTypeOf } from './file-type.ts';
import type { OfflineFile } from './precache-list.ts';

/** The facts from settings and catalogue that decide what is precached. */
export interface OfflinePlan {
  /** Bytes that are precached by default, compressed. */
  readonly budgetBytes: number;
  /** Addresses of the pages that most travellers need, the most useful first. */
  readonly first: readonly string[];
}

/** A list of currencies can be read without them. */
const isFlag = ({ path }: OfflineFile) => path.startsWith('/flags/');

/** The files of a site, most useful offline first. */
export function sortByPriority(files: readonly OfflineFile[], first: readonly string[]): readonly OfflineFile[] {
  const rank = new Map(first.map((path, index) => [path, index]));
  const byRank = (a: OfflineFile, b: OfflineFile) => (rank.get(a.path) ?? 0) - (rank.get(b.path) ?? 0);
  const of = (kind: FileType) => files.filter((file) => fileTypeOf(file) === kind);
  const pages = of('page');
  return [
    ...of('core'),
    ...pages.filter(({ path }) => rank.has(path)).toSorted(byRank),
    ...of('picture'),
    ...pages.filter(({ path }) => !rank.has(path)),
    ...of('detail').toSorted((a, b) => Number(isFlag(a)) - Number(isFlag(b))),
  ];
}

/**
 * Splits files into those that fit into a budget and the others. Content at two addresses counts
 * once.
 */
export function cutToBudget(
  files: readonly OfflineFile[],
  budgetBytes: number,
): { readonly first: readonly OfflineFile[]; readonly rest: readonly OfflineFile[] } {
  const paid = new Set<string>();
  let room = budgetBytes;
  const fits = ({ revision, bytes }: OfflineFile) => {
    if (paid.has(revision)) return true;
    paid.add(revision);
    room -= bytes;
    return room >= 0;
  };
  const end = files.findIndex((file) => !fits(file));
  return end < 0 ? { first: files, rest: [] } : { first: files.slice(0, end), rest: files.slice(end) };
}
