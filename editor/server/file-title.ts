import { LISTING_TYPE_NAMES, listingTypeLabel } from '../../src/lib/catalogue/listing-type.ts';
import { DEFAULT_LANGUAGE } from '../../src/lib/languages/language.ts';
import { kindOfFile, languageOfFile, nameOfFile } from '../lib/content-kind.ts';

type Fields = Readonly<Record<string, unknown>>;

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** What a file of each folder is called ahead of its name. */
const NOUNS: Readonly<Record<string, string>> = {
  'landing-pages': 'Page',
  policies: 'Policy',
  fees: 'Fee',
  places: 'Place',
  gazetteer: 'Hotels and piers of',
  providers: 'Company',
  reviews: 'Reviews in',
  articles: 'Article',
  pages: 'Page',
  intros: 'Introduction',
};

/** A text that says something; null for any other value. */
export const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** What a file calls itself, else its name. */
export function titleOf(path: string, data: Fields): string {
  return textOf(data['title']) ?? textOf(data['name']) ?? textOf(data['heading']) ?? nameOfFile(path);
}

/** "Private van PPS–ELN" for a trip to another town; null for others, which have a title. */
function routeName({ listingType, origin, destination }: Fields): string | null {
  const type = LISTING_TYPE_NAMES.find((name) => name === listingType);
  const isRoute = typeof origin === 'string' && typeof destination === 'string' && origin !== destination;
  return type && isRoute ? `${listingTypeLabel(type, DEFAULT_LANGUAGE)} ${origin}–${destination}` : null;
}

function ownName(path: string, data: Fields): string {
  const kind = kindOfFile(path);
  const name = nameOfFile(path);
  switch (kind?.id) {
    case 'listings':
      return routeName(data) ?? textOf(data['title']) ?? name;
    case 'landing-pages':
    case 'pages':
      return `/${name}`;
    case 'policies':
      return name;
    case 'reviews':
      return LANGUAGE_NAMES.of(name) ?? name;
    default:
      return titleOf(path, data);
  }
}

/**
 * What a content file is called in sentences, such as "Place El Nido in French".
 *
 * @param data of the file; of the English one for a translation
 */
export function fileTitle(path: string, data: Fields): string {
  const kind = kindOfFile(path);
  const language = languageOfFile(path);
  const noun = kind ? NOUNS[kind.folder] : undefined;
  const name = kind && kind.file !== null ? kind.label : [noun, ownName(path, data)].filter(Boolean).join(' ');
  return language === null ? name : `${name} in ${LANGUAGE_NAMES.of(language)}`;
}
