/** A kind of content file, in the order in which the editor lists them. */
export interface ContentKind {
  readonly id: string;
  /** Its folder below the content folder. */
  readonly folder: string;
  readonly label: string;
  /** What editors read below the label. */
  readonly help: string;
  readonly ending: 'yaml' | 'md';
  /** The only file of this kind; null where files can be added. */
  readonly file: string | null;
}

const many = (id: string, label: string, help: string, ending: ContentKind['ending'] = 'yaml'): ContentKind => ({
  id,
  folder: id,
  label,
  help,
  ending,
  file: null,
});

const one = (file: string, label: string, help: string): ContentKind => ({
  id: file,
  folder: 'settings',
  label,
  help,
  ending: 'yaml',
  file,
});

/** Every kind of content that can be edited. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  many('listings', 'Listings', 'What is sold: prices, hours, texts, pictures.'),
  many('landing-pages', 'Landing pages', 'Lists of listings, each with an address of its own.'),
  many('policies', 'Policies', 'Payment, cancellation and notice.'),
  many('fees', 'Fees', 'What travellers pay in pesos on the spot.'),
  many('places', 'Places', 'Towns, and the areas where people are picked up.'),
  many('gazetteer', 'Hotels and piers', 'What the search for a pickup finds.'),
  many('providers', 'Companies', 'Who runs the vans and boats.'),
  many('reviews', 'Reviews', 'What travellers wrote.'),
  many('articles', 'Articles', 'Guides for travellers.', 'md'),
  many('pages', 'Pages', 'About, terms, privacy and their like.', 'md'),
  many('intros', 'Introductions', 'Texts at the top of list pages.'),
  one('site', 'Site', 'Name, contacts, markup and payment.'),
  one('rates', 'Exchange rates', 'Units of each currency for one US dollar, and their day.'),
  one('fleet', 'Vans and boats', 'Pools of vehicles that listings share.'),
  one('bestsellers', 'Bestsellers', 'What the home page shows first.'),
  one('heroes', 'Heroes', 'Large pictures at the top of pages.'),
  one('image-groups', 'Pictures', 'Alternative texts, and which pictures are photographs.'),
  one('map', 'Maps', 'Landmarks and roads of the small maps.'),
  one('redirects', 'Redirects', 'Old addresses, and where they lead now.'),
];

const TRANSLATED = /\.([a-z]{2})\.(?:yaml|md)$/;

/** A path or name without its ending: `listings/PV-PPS-ELN.fr` for a translation. */
export function withoutEnding(path: string): string {
  return path.replace(/\.(?:yaml|md)$/, '');
}

/** What a file is written in, by its ending. */
export function endingOf(path: string): ContentKind['ending'] {
  return path.endsWith('.md') ? 'md' : 'yaml';
}

/** The path of a file in another language: `listings/X.fr.yaml` for `listings/X.yaml`. */
export function translationPathOf(path: string, language: string): string {
  return path.replace(/\.(yaml|md)$/, `.${language}.$1`);
}

/** The path of the English file that a translation is of; the same one for an English file. */
export function englishPathOf(path: string): string {
  return path.replace(/\.[a-z]{2}\.(yaml|md)$/, '.$1');
}

/** The name of a file in every language: `PV-PPS-ELN` of `listings/PV-PPS-ELN.fr.yaml`. */
export function nameOfFile(path: string): string {
  return withoutEnding(englishPathOf(path)).replace(/^[^/]+\//, '');
}

/** The kind of a content file by its path below the content folder; null for none. */
export function kindOfFile(path: string): ContentKind | null {
  const [folder, name = '', ...rest] = path.split('/');
  if (rest.length > 0) return null;
  const base = withoutEnding(englishPathOf(name));
  return CONTENT_KINDS.find((kind) => kind.folder === folder && (kind.file === null || kind.file === base)) ?? null;
}

/** The language of a translated file, `fr` for `listings/X.fr.yaml`; null for English. */
export function languageOfFile(path: string): string | null {
  return TRANSLATED.exec(path)?.[1] ?? null;
}
