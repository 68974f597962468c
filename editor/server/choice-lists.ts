import { pictureKeyText, picturesOfGroup } from '../../src/lib/catalogue/image-key.ts';
import { listingPath } from '../../src/lib/catalogue/listing-path.ts';
import type { ContentLibrary } from '../../src/lib/content-validation/content-library.ts';
import { articlePath, destinationPath, PATHS, pagePath } from '../../src/lib/navigation/paths.ts';
import { ON_REQUEST } from '../../src/lib/places/gazetteer.schema.ts';
import type { ListName } from './field-references.ts';
import { publishedListings } from './listing-pages.ts';

/** A value that a field may have, and its words. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

const plain = (value: string): Choice => ({ value, label: value });

/** Every list that fields are chosen from, by its name. */
export function listsOf(library: ContentLibrary): Readonly<Record<ListName, readonly Choice[]>> {
  const { places, listings, landingPages, imageGroups } = library;
  const areas = places.flatMap(({ data: place }) =>
    place.areas.map(({ id, name }) => ({ value: id, label: `${place.name}: ${name}` })),
  );
  return {
    addresses: addressesOf(library),
    areas,
    areasOrRequest: [{ value: ON_REQUEST, label: 'On request' }, ...areas],
    imageGroups: Object.keys(imageGroups.data).map(plain),
    intros: library.intros.map(({ id, data }) => ({ value: id, label: data.heading })),
    landingPages: landingPages.filter(({ data }) => !data.canonical).map(({ id }) => plain(id)),
    listings: listings.map(({ data: { code, title } }) => ({ value: code, label: `${title} (${code})` })),
    pictures: Object.entries(imageGroups.data).flatMap(([group, texts]) =>
      picturesOfGroup(group).map((key, index) => ({
        value: pictureKeyText(key),
        label: `${pictureKeyText(key)}: ${texts[index] ?? ''}`,
      })),
    ),
    places: places.map(({ data: { code, name } }) => ({ value: code, label: `${name} (${code})` })),
    points: [...places.map(({ data }) => data.name), ...library.map.data.landmarks.map(({ name }) => name)].map(plain),
    policies: library.policies.map(({ id, data }) => ({ value: id, label: data.name })),
    pools: library.fleet.data.pools.map(({ id, name }) => ({ value: id, label: name })),
    providers: library.providers.map(({ data: { id, name } }) => ({ value: id, label: name })),
  };
}

/** Pages that a redirect may lead to. */
function addressesOf(library: ContentLibrary): readonly Choice[] {
  const { landingPages, pages, articles, places } = library;
  return [
    ...[PATHS.home, PATHS.destinations, PATHS.search].map(plain),
    ...landingPages.map(({ id }) => plain(pagePath(id))),
    ...publishedListings(library).map((listing) => ({
      value: listingPath(listing),
      label: `${listingPath(listing)}: ${listing.title}`,
    })),
    ...places.map(({ data }) => plain(destinationPath(data.slug))),
    ...articles.map(({ id }) => plain(articlePath(id))),
    ...pages.map(({ id }) => plain(pagePath(id))),
  ];
}
