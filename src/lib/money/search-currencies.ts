import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isUnspaced } from '../text/split-words.ts';
import type { Country } from './country.schema.ts';
import type { CurrencyRecord } from './currency-record.schema.ts';
import { supportedLocale } from './format-whole-units.ts';

/** A currency as the picker shows it, and what finds it. */
export interface CurrencyRow {
  readonly record: CurrencyRecord;
  /** The name in the traveller's language: "Philippinischer Peso". */
  readonly name: string;
  /** Its names in all languages that are searched. */
  readonly words: string;
  /** The countries that use it. */
  readonly places: string;
}

const MARKS = /\p{Diacritic}/gu;

function plain(text: string): string {
  return normalizeText(text).replace(MARKS, '');
}

/** The name of a code; undefined where the browser does not support it. */
type NameOf = (code: string) => string | undefined;

/**
 * The languages of currency names, best first (specification.md#currencies). An English page has
 * readers whose language the site lacks: theirs come first there.
 */
export function nameLanguages(language: Language, preferred: readonly string[]): readonly string[] {
  return language === DEFAULT_LANGUAGE ? preferred : [language, ...preferred];
}

/** Names of currencies or regions; in English where the locale makes no sense. */
function namesIn(locale: string, type: 'currency' | 'region'): NameOf {
  const names = new Intl.DisplayNames([supportedLocale(locale), DEFAULT_LANGUAGE], { type, fallback: 'none' });
  return (code) => names.of(code);
}

/** " euro eur € ": a word begins after a space. */
function searchable(texts: readonly (string | undefined)[]): string {
  return ` ${plain([...new Set(texts)].filter(Boolean).join(' '))} `;
}

/**
 * Every currency with its name in the traveller's language, sorted by it.
 *
 * @param languages best first; the first names the rows, all of them and English are searched
 */
export function currencyRows(
  records: readonly CurrencyRecord[],
  countries: readonly Country[],
  languages: readonly string[],
): readonly CurrencyRow[] {
  const searched = [...new Set([...languages, DEFAULT_LANGUAGE])];
  const currencyNames = searched.map((language) => namesIn(language, 'currency'));
  const regionNames = searched.map((language) => namesIn(language, 'region'));
  const usersOf = (code: string) => countries.filter(({ currencyCode }) => currencyCode === code);
  const rows = records.map((record) => {
    const { currencyCode, name, symbol, countryName, countryCode } = record;
    const names = currencyNames.map((nameOf) => nameOf(currencyCode));
    const regions = [countryCode, ...usersOf(currencyCode).map((country) => country.countryCode)];
    return {
      record,
      name: names[0] ?? name,
      words: searchable([currencyCode, symbol, name, ...names]),
      places: searchable([countryName, ...regionNames.flatMap((nameOf) => regions.map(nameOf))]),
    };
  });
  const { compare } = new Intl.Collator(supportedLocale(languages[0] ?? ''));
  return rows.toSorted((a, b) => compare(a.name, b.name));
}

/** The score of a row: by code, a word of its names, or place; 0 for no match. */
function score({ record, words, places }: CurrencyRow, query: string): number {
  if (record.currencyCode.toLowerCase() === query) return 3;
  // Chinese and Korean names are found within: those of currencies begin with that of a country.
  const parts = query.split(/\s+/).map((part) => (isUnspaced(part) ? part : ` ${part}`));
  if (parts.every((part) => words.includes(part))) return 2;
  return parts.every((part) => `${words}${places}`.includes(part)) ? 1 : 0;
}

/**
 * The currencies that match a text, best first: by code, name, symbol or country. Names are
 * searched in several languages.
 *
 * @example findCurrencies(rows, 'austria') // the euro
 */
export function findCurrencies(rows: readonly CurrencyRow[], text: string): readonly CurrencyRow[] {
  const query = plain(text);
  if (query === '') return rows;
  const scored = rows.map((row) => ({ row, points: score(row, query) }));
  return scored
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ row }) => row);
}
