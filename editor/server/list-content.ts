import { CONTENT_KINDS, kindOfFile, languageOfFile, nameOfFile, withoutEnding } from '../lib/content-kind.ts';
import type { ContentList, ContentListFile } from '../lib/editor.contract.ts';
import type { CheckedFile } from './checked-file.ts';
import type { EditorContext } from './editor-context.ts';
import { TRANSLATED_LANGUAGES } from './file-translations.ts';
import type { Publisher } from './publications.ts';
import { englishFiles, translationState } from './translation-files.ts';

/** Every English file by its kind, with what is not live yet. */
export async function listContent(
  context: EditorContext,
  publisher: Pick<Publisher, 'states'>,
): Promise<Omit<ContentList, 'editor'>> {
  const [{ files }, states] = await Promise.all([context.library(), publisher.states()]);
  const english = [...files.values()].filter(({ path }) => languageOfFile(path) === null);
  const byKind = Map.groupBy(english, ({ path }) => kindOfFile(path)?.id);
  const translations = translationsByName(context.contentFolder);
  const stateOf = (path: string): ContentListFile['state'] => {
    const state = states.get(path);
    return state === undefined || state === 'removed' ? 'live' : state;
  };
  return {
    kinds: CONTENT_KINDS.map(({ id }) => ({
      kind: id,
      files: (byKind.get(id) ?? [])
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map((file) => ({
          path: file.path,
          title: titleOf(file),
          status: textOf(file.data['status']),
          state: stateOf(file.path),
          translations: translations.get(withoutEnding(file.path)) ?? {},
        })),
    })),
    removed: [...states].filter(([, state]) => state === 'removed').map(([path]) => path),
  };
}

/** How the translations of each file stand, by its name without ending. */
function translationsByName(contentFolder: string): ReadonlyMap<string, ContentListFile['translations']> {
  return new Map(
    englishFiles(contentFolder).map((file) => [
      file.name,
      Object.fromEntries(
        TRANSLATED_LANGUAGES.map((language) => [language, translationState(contentFolder, file, language).state]),
      ),
    ]),
  );
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** What an editor knows a file by. */
function titleOf({ path, data }: CheckedFile): string {
  const kind = kindOfFile(path);
  const name = nameOfFile(path);
  if (kind?.file) return kind.label;
  return textOf(data['title']) ?? textOf(data['name']) ?? textOf(data['heading']) ?? name;
}
