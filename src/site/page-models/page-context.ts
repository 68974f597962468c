import type { Catalogue } from '../../lib/catalogue/catalogue.ts';
import type { Pool } from '../../lib/catalogue/fleet.schema.ts';
import type { ImageGroups } from '../../lib/catalogue/image-group.schema.ts';
import type { Listing } from '../../lib/catalogue/listing.ts';
import type { OnSiteFee } from '../../lib/catalogue/on-site-fee.schema.ts';
import type { Review } from '../../lib/catalogue/review.schema.ts';
import type { Suggest } from '../../lib/catalogue/suggestions.ts';
import type { Language } from '../../lib/languages/language.ts';
import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import type { Heroes } from '../../lib/site/hero.schema.ts';
import type { Site } from '../../lib/site/site.schema.ts';
import type { MapSource } from './map-source.ts';

/** Everything that page models are made from. */
export interface PageContext {
  /** The language of the page; paths in models are those of English pages. */
  readonly language: Language;
  readonly site: Site;
  readonly catalogue: Catalogue;
  readonly heroes: Heroes;
  readonly fees: readonly OnSiteFee[];
  /** Vehicles and boats that listings share. */
  readonly pools: readonly Pool[];
  readonly reviews: readonly Review[];
  readonly imageGroups: ImageGroups;
  /** The keys of the pictures that are no illustrations. */
  readonly photographs: readonly string[];
  readonly rates: ExchangeRates;
  readonly bestsellers: readonly string[];
  /** What maps are drawn from. */
  readonly map: MapSource;
  /** The week of the build, `2026-W47`: the seed for bestsellers and pictures. */
  readonly week: string;
  /** Suggestions, prepared for the whole catalogue. */
  readonly suggest: Suggest<Listing>;
}

/** One step of the way from home to a page. The last one is the page itself. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}
