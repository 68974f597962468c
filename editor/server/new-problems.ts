import type { Draft, DraftProblem } from '../lib/editor.contract.ts';
import { checkDrafts, contentProblems } from './check-draft.ts';
import { type LoadedLibrary, withoutFiles } from './content-library.ts';

/** Problems that drafts bring: those that other files had before are not theirs. */
export function problemsOfDrafts(saved: LoadedLibrary, drafts: readonly Draft[]): readonly DraftProblem[] {
  const own = new Set(drafts.map(({ path }) => path));
  return newOnes(saved, checkDrafts(saved, drafts), (path) => own.has(path));
}

/** Problems that others have once some files are gone. */
export function problemsOfRemoval(saved: LoadedLibrary, paths: readonly string[]): readonly DraftProblem[] {
  return newOnes(saved, contentProblems(withoutFiles(saved, paths)), () => false);
}

function newOnes(
  saved: LoadedLibrary,
  problems: readonly DraftProblem[],
  isOwn: (path: string) => boolean,
): readonly DraftProblem[] {
  const known = new Set(contentProblems(saved).map(keyOf));
  return problems.filter((problem) => isOwn(problem.path) || !known.has(keyOf(problem)));
}

function keyOf({ path, field, found, allowed }: DraftProblem): string {
  return JSON.stringify([path, field, found, allowed]);
}
