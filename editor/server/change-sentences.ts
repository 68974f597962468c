import type { ContentKindId } from '../../src/lib/content-validation/content-schemas.ts';
import { CONTENT_KINDS, endingOf, englishPathOf, kindOfFile, languageOfFile } from '../lib/content-kind.ts';
import type { Field } from '../lib/field.ts';
import { fieldsOfKind } from './content-fields.ts';
import { type ContentData, readContentText } from './content-text.ts';
import { fileTitle } from './file-title.ts';
import { groupChanges, valueChanges } from './value-changes.ts';

/** More changes of one file than these are counted. */
const MAX_CHANGES = 12;

/** What a new file of a kind is called. */
const NEW_FILE: Readonly<Record<string, string>> = { listings: 'New listing', 'landing-pages': 'New landing page' };

/** Fields that change whenever a file is saved: told where nothing else has changed. */
const BESIDE = ['updatedAt', 'translation'];

const PARAGRAPHS: Field = {
  kind: 'list',
  item: { kind: 'text', minLength: 1, maxLength: null, allowed: 'a text', isLong: true },
  minLength: 0,
  maxLength: null,
};

/** Null for a file that is not there, or cannot be read. */
function read(path: string, text: string | undefined): ContentData | null {
  if (text === undefined) return null;
  try {
    return readContentText(text, endingOf(path));
  } catch {
    return null;
  }
}

const paragraphsOf = ({ body }: ContentData) => (body ?? '').split(/\n\s*\n/).map((text) => text.trim());

function changesOf(kind: ContentKindId, before: ContentData, after: ContentData): readonly string[] {
  const fields = fieldsOfKind(kind);
  const mainOf = ({ data }: ContentData) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => !BESIDE.includes(name)));
  const main = [
    ...groupChanges(fields, mainOf(before), mainOf(after)),
    ...valueChanges(PARAGRAPHS, 'paragraphs', paragraphsOf(before), paragraphsOf(after)),
  ];
  if (main.length > 0) return main;
  const beside = groupChanges(fields, before.data, after.data);
  return beside.length > 0 ? beside : ['layout or comments'];
}

interface Texts {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}

function sentencesOfFile(path: string, { before, after }: Texts): readonly string[] {
  const kind = kindOfFile(path);
  if (!kind) return [];
  const [old, now] = [read(path, before.get(path)), read(path, after.get(path))];
  const englishPath = englishPathOf(path);
  const english = read(englishPath, after.get(englishPath)) ?? read(englishPath, before.get(englishPath));
  const title = fileTitle(path, english?.data ?? {});
  const isTranslation = languageOfFile(path) !== null;
  // Translations come and go with their English file.
  const goesAlong = isTranslation && before.has(englishPath) !== after.has(englishPath);
  if (!before.has(path)) return goesAlong ? [] : [`${isTranslation ? 'New' : (NEW_FILE[kind.id] ?? 'New')}: ${title}`];
  if (!after.has(path)) return goesAlong ? [] : [`Removed: ${title}`];
  if (!old || !now) return [`${title}: changed`];
  const changes = changesOf(kind.id as ContentKindId, old, now);
  const more = changes.length - MAX_CHANGES;
  const shown = more > 1 ? [...changes.slice(0, MAX_CHANGES), `${more} more changes`] : changes;
  return shown.map((change) => `${title}: ${change}`);
}

/** Where a file stands among others: by kind, then by name, English first. */
function placeOf(path: string): string {
  const index = CONTENT_KINDS.findIndex(({ id }) => id === kindOfFile(path)?.id);
  return `${String(index).padStart(2, '0')} ${englishPathOf(path)} ${languageOfFile(path) ?? ''}`;
}

/**
 * What changed between two states of content files, a sentence each.
 *
 * @example 'Private van PPS–ELN: base 150 → 155'
 * @param before texts by path; a file that is only in one of them is new or gone
 */
export function sentencesOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const changed = paths.filter((path) => before.get(path) !== after.get(path));
  const sorted = changed.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return sorted.flatMap((path) => sentencesOfFile(path, { before, after }));
}
