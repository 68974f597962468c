import { isDeepStrictEqual } from 'node:util';
import { translatableTexts } from '../../src/lib/content-validation/translatable-texts.ts';
import { languageOfFile, withoutEnding } from '../lib/content-kind.ts';
import type { Draft } from '../lib/editor.contract.ts';
import { followStructure } from './follow-structure.ts';

/**
 * Translations of an English file whose structure a draft changes, as drafts of their own
 * (specification.md#translations-that-follow).
 *
 * @param saved what the English file says without the draft; undefined for one that is new
 * @param translations those that the English file has
 */
export function followingTranslations(
  draft: Draft,
  saved: Draft['data'] | undefined,
  translations: () => readonly Draft[],
): readonly Draft[] {
  if (!saved || languageOfFile(draft.path) !== null) return [];
  const name = withoutEnding(draft.path);
  const [before, after] = [translatableTexts(name, saved), translatableTexts(name, draft.data)];
  return translations().flatMap(({ path, data, body }) => {
    const followed = followStructure(before, after, data) as Draft['data'];
    return isDeepStrictEqual(followed, data) ? [] : [{ path, data: followed, body }];
  });
}
