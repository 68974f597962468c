import type { ContentKindId } from '../../src/lib/content-validation/content-schemas.ts';

/** The lists that fields are chosen from; `listsOf` makes them. */
export type ListName =
  | 'addresses'
  | 'areas'
  | 'areasOrRequest'
  | 'imageGroups'
  | 'intros'
  | 'landingPages'
  | 'listings'
  | 'pictures'
  | 'places'
  | 'points'
  | 'policies'
  | 'pools'
  | 'providers';

/**
 * Lists by the path of the field that is chosen from them. `*` stands for each entry of a list or
 * record, `@` for the names of a record.
 */
export type References = Readonly<Record<string, ListName>>;

/** What the fields of each kind of file refer to. */
export const REFERENCES: Readonly<Partial<Record<ContentKindId, References>>> = {
  listings: {
    origin: 'places',
    destination: 'places',
    providerId: 'providers',
    policy: 'policies',
    'capacity.pool': 'pools',
    'images.*': 'imageGroups',
    thumbnail: 'pictures',
    'gallery.*': 'pictures',
    'content.pickup.*': 'areas',
    'content.dropoff.*': 'areas',
    'content.route.*': 'points',
  },
  'landing-pages': {
    'filter.origin': 'places',
    'filter.destination': 'places',
    canonical: 'landingPages',
    intro: 'intros',
  },
  fees: { 'appliesTo.*.origin': 'places', 'appliesTo.*.destination': 'places' },
  places: { image: 'pictures' },
  gazetteer: { town: 'places', 'areaNames.@': 'areas', 'places.*.areaId': 'areasOrRequest' },
  reviews: { 'reviews.*.listingCode': 'listings' },
  articles: { image: 'pictures', secondImage: 'pictures', routesTo: 'places' },
  pages: { image: 'pictures' },
  fleet: { 'pools.*.providerId': 'providers' },
  bestsellers: { 'codes.*': 'listings' },
  heroes: { 'heroes.*.image': 'pictures' },
  'image-groups': { 'photographs.*': 'pictures' },
  map: { 'pickupPoints.@': 'areas', 'roads.*.*': 'points' },
  redirects: { 'redirects.*.to': 'addresses' },
};

/** Fields that may have another text than those of their list, and what it is called. */
export const OTHER_TEXTS: Readonly<Partial<Record<ContentKindId, Readonly<Record<string, string>>>>> = {
  redirects: { 'redirects.*.to': 'Another address' },
};

/** Labels of the shapes that a field may have, by its path. */
export const VARIANT_LABELS: Readonly<Partial<Record<ContentKindId, Readonly<Record<string, readonly string[]>>>>> = {
  listings: { 'closures.*': ['Every year', 'Once'] },
  providers: { email: ['An address', 'None'] },
  map: { 'roads.*.*': ['A town or landmark', 'A bend'] },
};
