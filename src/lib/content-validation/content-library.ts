import type { Fleet } from '../catalogue/fleet.schema.ts';
import type { ImageGroups } from '../catalogue/image-group.schema.ts';
import type { ListingSource } from '../catalogue/listing.schema.ts';
import type { OnSiteFee } from '../catalogue/on-site-fee.schema.ts';
import type { Place } from '../catalogue/place.schema.ts';
import type { Provider } from '../catalogue/provider.schema.ts';
import type { ReviewFile } from '../catalogue/review.schema.ts';
import type { Gazetteer } from '../places/gazetteer.schema.ts';
import type { MapContent } from '../places/map.schema.ts';
import type { Policy } from '../policies/policy.schema.ts';
import type { Heroes } from '../site/hero.schema.ts';
import type { Intro } from '../site/intro.schema.ts';
import type { LandingPage } from '../site/landing-page.schema.ts';
import type { Article, Page } from '../site/page.schema.ts';

/** A file and its data. `id` is its name without the ending. */
export interface ContentFile<Data> {
  readonly id: string;
  readonly file: string;
  readonly data: Data;
  /** The text below the fields of a Markdown file. */
  readonly body?: string | undefined;
}

/** Everything that refers to something else, as read from the files. */
export interface ContentLibrary {
  readonly listings: readonly ContentFile<ListingSource>[];
  readonly places: readonly ContentFile<Place>[];
  readonly gazetteer: readonly ContentFile<Gazetteer>[];
  readonly providers: readonly ContentFile<Provider>[];
  readonly policies: readonly ContentFile<Policy>[];
  readonly fees: readonly ContentFile<OnSiteFee>[];
  readonly intros: readonly ContentFile<Intro>[];
  readonly landingPages: readonly ContentFile<LandingPage>[];
  readonly pages: readonly ContentFile<Page>[];
  readonly articles: readonly ContentFile<Article>[];
  readonly reviews: readonly ContentFile<ReviewFile>[];
  readonly fleet: ContentFile<Fleet>;
  readonly map: ContentFile<MapContent>;
  readonly bestsellers: ContentFile<readonly string[]>;
  readonly heroes: ContentFile<Heroes>;
  readonly imageGroups: ContentFile<ImageGroups>;
  /** The pictures that are photographs, such as `VAN/2`. */
  readonly photographs: ContentFile<readonly string[]>;
}
