import { translatableTexts } from '../../src/lib/content-validation/translatable-texts.ts';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { ApiProblem } from '../../src/server/http/api-problem.ts';
import { englishPathOf, kindOfFile, languageOfFile, nameOfFile, withoutEnding } from '../lib/content-kind.ts';
import { type LoadedFile, NEW_REVISION } from '../lib/editor.contract.ts';
import { emptyValueOf } from '../lib/field.ts';
import { listsOf } from './choice-lists.ts';
import { fieldsOfFile } from './content-fields.ts';
import { findContentFile } from './content-folder.ts';
import { findEarlierEnglish } from './earlier-english.ts';
import type { EditorContext } from './editor-context.ts';
import { englishDigest, translationStates } from './file-translations.ts';
import { translationNote } from './translation-files.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A file with its form. @throws ApiProblem 404 for a file that there is not */
export async function loadFile(context: EditorContext, path: string): Promise<LoadedFile> {
  const found = findContentFile(context.contentFolder, path);
  if (!found) throw new ApiProblem(404);
  const { revision, data, body } = found;
  return { path, revision, data: { ...data }, body, ...(await formOf(context, path)) };
}

/**
 * The form of a file that there is not yet, empty or filled with another file.
 *
 * @throws ApiProblem 409 for a name that is taken, 422 for one that no new file can have
 */
export async function loadNewFile(
  context: EditorContext,
  { path, copyOf }: { readonly path: string; readonly copyOf: string | null },
): Promise<LoadedFile> {
  const kind = kindOfFile(path);
  if (!kind || !path.endsWith(`.${kind.ending}`) || (kind.file !== null && languageOfFile(path) === null)) {
    throw new ApiProblem(422, { errors: [{ field: 'path', detail: 'a name for a new file of this kind' }] });
  }
  if (findContentFile(context.contentFolder, path)) {
    throw new ApiProblem(409, { detail: `There is a file ${path} already: choose another name.` });
  }
  const form = await formOf(context, path);
  const source = copyOf === null ? null : findContentFile(context.contentFolder, copyOf);
  if (copyOf !== null && !source) throw new ApiProblem(404);
  const empty = emptyValueOf({ kind: 'group', fields: form.fields }) as Fields;
  const texts = form.english && translatableTexts(withoutEnding(englishPathOf(path)), form.english.data);
  const data = source?.data ?? texts ?? empty;
  const body = kind.ending === 'md' ? (source?.body ?? form.english?.body ?? '') : null;
  return { path, revision: NEW_REVISION, data: { ...data, ...ownFields(context, path, data) }, body, ...form };
}

/** What a new file of some kinds cannot share with any other. */
function ownFields({ now }: EditorContext, path: string, data: Fields): Fields {
  const kind = kindOfFile(path)?.id;
  const name = nameOfFile(path);
  if (languageOfFile(path) !== null) return {};
  if (kind === 'listings') {
    const slug = Array.isArray(data['slug']) ? data['slug'].slice(0, 1).map((text) => `${text}-copy`) : [];
    return { code: name, status: 'DRAFT', slug, updatedAt: manilaIso(now()) };
  }
  if (kind === 'places' || kind === 'gazetteer') return 'code' in data ? { code: name } : {};
  return kind === 'providers' || kind === 'fees' ? { id: name } : {};
}

/** Everything of a form but the values in it. */
async function formOf(
  context: EditorContext,
  path: string,
): Promise<Pick<LoadedFile, 'fields' | 'lists' | 'translations' | 'english'>> {
  const englishPath = englishPathOf(path);
  const isTranslation = englishPath !== path;
  const english = isTranslation ? findContentFile(context.contentFolder, englishPath) : null;
  if (isTranslation && !english) throw new ApiProblem(404);
  const saved = await context.library();
  const source = isTranslation ? englishDigest(context.contentFolder, saved, path) : null;
  const translated = translationNote(saved.files.get(path)?.data ?? {}).source;
  const isStale = source !== null && translated !== undefined && translated !== source;
  const before = isStale ? await findEarlierEnglish(context.contentFolder, englishPath, translated) : null;
  const lists = Object.entries(listsOf(saved.library));
  return {
    fields: [...fieldsOfFile(path, english?.data)],
    lists: Object.fromEntries(lists.map(([name, choices]) => [name, [...choices]])),
    translations: translationStates(context.contentFolder, saved, englishPath),
    english: english && {
      data: { ...english.data },
      body: english.body,
      ...(source !== null && { source }),
      ...(before && { before }),
    },
  };
}
