import { CONTENT_KINDS, kindOfFile, languageOfFile } from '../lib/content-kind.ts';
import type { ContentList, ContentListFile } from '../lib/editor.contract.ts';
import type { EditorContext } from './editor-context.ts';
import { textOf, titleOf } from './file-title.ts';
import { translationStates } from './file-translations.ts';
import type { Publisher } from './publisher.ts';

/** Every English file by its kind, with what is not live yet. */
export async function listContent(
  context: EditorContext,
  publisher: Pick<Publisher, 'states'>,
): Promise<Omit<ContentList, 'editor'>> {
  const [library, states] = await Promise.all([context.library(), publisher.states()]);
  const english = [...library.files.values()].filter(({ path }) => languageOfFile(path) === null);
  const byKind = Map.groupBy(english, ({ path }) => kindOfFile(path)?.id);
  const stateOf = (path: string): ContentListFile['state'] => {
    const state = states.get(path);
    return state === undefined || state === 'removed' ? 'live' : state;
  };
  return {
    kinds: CONTENT_KINDS.map(({ id, file: only, label }) => ({
      kind: id,
      files: (byKind.get(id) ?? [])
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map((file) => ({
          path: file.path,
          title: only ? label : titleOf(file.path, file.data),
          status: textOf(file.data['status']),
          state: stateOf(file.path),
          translations: Object.fromEntries(
            translationStates(context.contentFolder, library, file.path).map(({ language, state }) => [
              language,
              state,
            ]),
          ),
        })),
    })),
    removed: [...states].filter(([, state]) => state === 'removed').map(([path]) => path),
  };
}
