import * as z from 'zod/mini';
import type { ListingSource } from '../../src/lib/catalogue/listing.schema.ts';
import { listingFilterSchema } from '../../src/lib/catalogue/listing-filter.schema.ts';
import { matchesFilter } from '../../src/lib/catalogue/listing-filter.ts';
import type { ContentProblem } from '../../src/lib/content-validation/content-problem.ts';
import { libraryProblems } from '../../src/lib/content-validation/library-validation.ts';
import { translationFileProblems } from '../../src/lib/content-validation/translation-validation.ts';
import { DEFAULT_LANGUAGE } from '../../src/lib/languages/language.ts';
import { publishedRates } from '../../src/lib/money/published-rates.ts';
import type { Rates } from '../../src/lib/money/rates.schema.ts';
import { policySchema } from '../../src/lib/policies/policy.schema.ts';
import { policySentences } from '../../src/lib/policies/policy.text.ts';
import { CONTENT_KINDS, kindOfFile, languageOfFile, translationPathOf } from '../lib/content-kind.ts';
import type { Draft, DraftCheck, DraftProblem } from '../lib/editor.contract.ts';
import { draftProblem } from './checked-file.ts';
import { type LoadedLibrary, withDrafts } from './content-library.ts';
import { draftPrices } from './draft-prices.ts';
import { TRANSLATED_LANGUAGES } from './file-translations.ts';
import { followingTranslations } from './following-translations.ts';
import { publishedFiles } from './listing-pages.ts';
import { memoize } from './memoize.ts';
import { pagesThatShow } from './pages-that-show.ts';

/**
 * Everything for which a build would refuse the content. As there, what is wrong between files is
 * asked once each of them fits its schema.
 */
export const contentProblems = memoize(findProblems);

function findProblems({ files, library, english, translations }: LoadedLibrary): readonly DraftProblem[] {
  const ofFiles = [...missingSettings(files), ...[...files.values()].flatMap(({ problems }) => problems)];
  if (ofFiles.length > 0) return ofFiles;
  const between = [
    ...libraryProblems(library),
    ...translations.flatMap((translation) => translationProblems(translation, english)),
  ];
  return between.map(draftProblem);
}

function missingSettings(files: LoadedLibrary['files']): DraftProblem[] {
  const paths = CONTENT_KINDS.flatMap(({ folder, file }) => (file === null ? [] : [`${folder}/${file}.yaml`]));
  const missing = paths.filter((path) => !files.has(path));
  return missing.map((path) => ({
    path,
    field: '(the whole file)',
    found: 'nothing',
    allowed: 'the settings of the site: restore the file',
  }));
}

interface KnownProblems {
  readonly source: object | undefined;
  readonly problems: readonly ContentProblem[];
}

/** Problems of translations by their texts: most are as they were at the last check. */
const known = new WeakMap<object, KnownProblems>();

function translationProblems(
  translation: LoadedLibrary['translations'][number],
  english: LoadedLibrary['english'],
): readonly ContentProblem[] {
  const source = english.get(translation.id.slice(0, translation.id.lastIndexOf('.')));
  const found = known.get(translation.data);
  if (found && found.source === source) return found.problems;
  const problems = translationFileProblems([translation], english);
  known.set(translation.data, { source, problems });
  return problems;
}

/** What a build would say of the content with drafts in it; of what is saved without any. */
export function checkDrafts(saved: LoadedLibrary, drafts: readonly Draft[]): readonly DraftProblem[] {
  return contentProblems(drafts.length > 0 ? withDrafts(saved, drafts) : saved);
}

/** Checks a draft as a build would, and says what it changes. Nothing is written. */
export function checkDraft(saved: LoadedLibrary, draft: Draft): DraftCheck {
  const own = saved.files.get(draft.path);
  const changed = withDrafts(saved, [
    draft,
    ...followingTranslations(draft, own?.data, () => translationsIn(saved, draft.path)),
  ]);
  const problems = contentProblems(changed);
  const isOwn = ({ path }: DraftProblem) => path === draft.path;
  const isEnglish = languageOfFile(draft.path) === null;
  const kind = isEnglish ? kindOfFile(draft.path)?.id : undefined;
  const before = own?.parsed ?? null;
  return {
    problems: [...problems.filter(isOwn), ...problems.filter((problem) => !isOwn(problem))],
    prices:
      kind === 'listings' && saved.site
        ? draftPrices(before as ListingSource | null, draft.data, saved.site.markup)
        : [],
    rates: ratesOf(changed),
    pages: [...pagesThatShow(draft.path, saved, changed)],
    matches: kind === 'landing-pages' ? matchesOf(changed, draft.data['filter']) : null,
    policyTexts: kind === 'policies' ? policyTexts(draft.data) : [],
  };
}

/** The exchange rates, a draft of them among them; none where they cannot be used. */
function ratesOf({ files }: LoadedLibrary): DraftCheck['rates'] {
  const rates = files.get('settings/rates.yaml')?.parsed as Rates | null | undefined;
  return rates ? publishedRates(rates).rates : {};
}

/** The translations of an English file that are in the content. */
function translationsIn({ files }: LoadedLibrary, path: string): readonly Draft[] {
  return TRANSLATED_LANGUAGES.flatMap((language) => files.get(translationPathOf(path, language)) ?? []);
}

/** File names of the published listings that a filter matches; null where it cannot be used. */
function matchesOf({ library }: LoadedLibrary, given: unknown): string[] | null {
  const filter = z.safeParse(listingFilterSchema, given);
  if (!filter.success) return null;
  const matching = publishedFiles(library).filter(({ data }) => matchesFilter(data, filter.data));
  return matching.map(({ id }) => id);
}

function policyTexts(data: unknown): string[] {
  const policy = z.safeParse(policySchema, data);
  return policy.success ? [...policySentences(policy.data, DEFAULT_LANGUAGE)] : [];
}
