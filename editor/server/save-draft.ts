import { isDeepStrictEqual } from 'node:util';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { ApiProblem } from '../../src/server/http/api-problem.ts';
import { kindOfFile, languageOfFile } from '../lib/content-kind.ts';
import { type Draft, NEW_REVISION, type SaveOutcome } from '../lib/editor.contract.ts';
import { type ContentText, findContentFile } from './content-folder.ts';
import type { LoadedLibrary } from './content-library.ts';
import type { EditorContext } from './editor-context.ts';
import { englishDigest, translationsOf } from './file-translations.ts';
import { followingTranslations } from './following-translations.ts';
import { problemsOfDrafts } from './new-problems.ts';
import { writeDrafts } from './write-drafts.ts';

/**
 * Saves a draft if its file is as the editor has read it (specification.md#saving). Translations
 * follow its structure.
 */
export async function saveDraft(
  context: EditorContext,
  given: Draft,
  revision: string,
  editor: string,
): Promise<SaveOutcome> {
  return context.exclusively(async () => {
    const current = findContentFile(context.contentFolder, given.path);
    if ((current?.revision ?? NEW_REVISION) !== revision) return conflictWith(context, given, current);
    if (current && isDeepStrictEqual(current.data, given.data) && current.body === given.body) {
      return { kind: 'saved', revision };
    }
    const at = manilaIso(context.now());
    const saved = await context.library();
    const draft = withOwnFacts(context.contentFolder, saved, given, at);
    const drafts = [
      draft,
      ...followingTranslations(draft, current?.data, () => translationsOf(context.contentFolder, draft.path)),
    ];
    const problems = problemsOfDrafts(saved, drafts);
    if (problems.length > 0) return { kind: 'invalid', problems: [...problems] };
    const [written] = writeDrafts(context, drafts, { by: editor, at });
    return { kind: 'saved', revision: written?.revision ?? revision };
  });
}

function conflictWith(context: EditorContext, { path }: Draft, current: ContentText | null): SaveOutcome {
  if (!current) {
    throw new ApiProblem(409, {
      detail: `${path} is gone: somebody has archived it. Copy what you need into a new file.`,
    });
  }
  const { revision, data, body } = current;
  const save = context.saves.find(path, revision);
  return { kind: 'conflict', revision, data, body, by: save?.by ?? null, at: save?.at ?? manilaIso(context.now()) };
}

/** A listing says when it was changed last, a new translation of which English texts it is. */
function withOwnFacts(contentFolder: string, saved: LoadedLibrary, draft: Draft, at: string): Draft {
  if (languageOfFile(draft.path) !== null) {
    const source = 'translation' in draft.data ? null : englishDigest(contentFolder, saved, draft.path);
    return source === null ? draft : { ...draft, data: { translation: { source }, ...draft.data } };
  }
  const isListing = kindOfFile(draft.path)?.id === 'listings';
  return isListing ? { ...draft, data: { ...draft.data, updatedAt: at } } : draft;
}
