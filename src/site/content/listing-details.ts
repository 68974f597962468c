import { parsePictureKey } from '../../lib/catalogue/image-key.ts';
import { thumbnailOf } from '../../lib/catalogue/listing.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import type { Language } from '../../lib/languages/language.ts';
import { listingDetail } from '../page-models/listing-detail.ts';
import { wholeCatalogue } from './catalogue.ts';
import { digest } from './digest.ts';
import { pageContext } from './page-context.ts';
import { picture } from './pictures.ts';

/** The data file of one listing, for `getStaticPaths`. */
export interface DetailRoute {
  readonly params: { readonly data: string };
  readonly props: { readonly detail: ListingDetail };
  /** Changes with the data; an incremental build writes only files whose key changed. */
  readonly cacheKey: string;
}

/**
 * The data file of every published listing: `/listings/PV-PPS-ELN.json`. One whose page a language
 * lacks has it too, as it may be in a cart that was filled in another one.
 */
export async function detailRoutes(language: Language): Promise<DetailRoute[]> {
  const catalogue = await wholeCatalogue(language);
  const context = { ...(await pageContext(language)), catalogue };
  const { listings, places } = catalogue;
  const areaById = new Map(places.flatMap(({ areas }) => areas).map((area) => [area.id, area]));
  return Promise.all(
    listings.map(async (listing) => {
      const thumbnail = await picture(parsePictureKey(thumbnailOf(listing)), 'card', language);
      const detail = listingDetail(listing, context, areaById, thumbnail);
      return { params: { data: `listings/${listing.code}` }, props: { detail }, cacheKey: digest(detail) };
    }),
  );
}
