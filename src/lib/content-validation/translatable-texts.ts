type Fields = Readonly<Record<string, unknown>>;

const pick = (from: Fields, ...keys: readonly string[]): Fields =>
  Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));

/** What is no group of fields has no texts: drafts are asked before they are checked. */
const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const fieldsOf = (from: Fields, key: string): Fields => fieldsIn(from[key]);
const listOf = (from: Fields, key: string): readonly Fields[] => {
  const list = from[key];
  return Array.isArray(list) ? list.map(fieldsIn) : [];
};

const DOCUMENT = ['title', 'lead', 'seoDescription'] as const;

/** The texts of a file of each folder of `src/content`, and of each file of settings. */
const TEXTS: Readonly<Record<string, (data: Fields) => Fields>> = {
  listings: (data) => ({
    ...pick(data, 'title'),
    ...(listOf(data, 'closures').length > 0 && {
      closures: listOf(data, 'closures').map((days) => pick(days, 'reason')),
    }),
    content: pick(
      fieldsOf(data, 'content'),
      'seoTitle',
      'seoDescription',
      'metaKeywords',
      'featuredHighlights',
      'itinerary',
      'inclusions',
      'exclusions',
      'importantNotes',
    ),
  }),
  'landing-pages': (data) => pick(data, 'lead', 'body', 'questions', 'seoDescription'),
  intros: (data) => pick(data, 'heading', 'paragraphs', 'lists', 'invitation'),
  places: (data) => ({
    ...pick(data, 'name', 'summary', 'about', 'goodToKnow', 'seoDescription'),
    areas: listOf(data, 'areas').map((area) => pick(area, 'id', 'name', 'note', 'dropoffNote', 'locality')),
  }),
  gazetteer: (data) => {
    const places = listOf(data, 'places').filter(({ note }) => note !== undefined);
    return places.length > 0 ? { places: places.map((place) => pick(place, 'id', 'note')) } : {};
  },
  providers: (data) => pick(data, 'about'),
  policies: (data) => pick(data, 'name'),
  fees: (data) => pick(data, 'name', 'purpose'),
  pages: (data) => pick(data, ...DOCUMENT),
  articles: (data) => pick(data, ...DOCUMENT),
  'settings/site': (data) => ({
    ...pick(data, 'tagline', 'seoDescription', 'hours'),
    payment: { manual: pick(fieldsOf(fieldsOf(data, 'payment'), 'manual'), 'name', 'description', 'steps') },
  }),
  'settings/heroes': (data) => ({
    heroes: Object.fromEntries(
      Object.entries(fieldsOf(data, 'heroes')).map(([path, hero]) => [
        path,
        { title: fieldsIn(hero)['title'] ?? path },
      ]),
    ),
  }),
  'settings/image-groups': (data) => pick(data, 'groups'),
};

/**
 * The texts of a content file that are translated, in the structure of its file. Empty where it has
 * none.
 *
 * @param name of the file without its ending: `listings/PV-PPS-ELN`, `settings/site`
 */
export function translatableTexts(name: string, data: Fields): Fields {
  const [folder = ''] = name.split('/');
  return (TEXTS[name] ?? TEXTS[folder])?.(data) ?? {};
}
