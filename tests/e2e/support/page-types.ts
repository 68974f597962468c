/** One page of each kind, for what only a browser can tell. */
export interface PageType {
  readonly name: string;
  readonly path: string;
  /** Whether it begins with a picture: a hero or a gallery. */
  readonly picture: boolean;
  /** Whether it shows prices. */
  readonly prices: boolean;
  /** Made of the same parts as another one: where a look takes seconds, it gets fewer. */
  readonly isAlike?: true;
}

/** A listing with group sizes, on-site fees, reviews and suggestions. */
export const LISTING = '/tours/el-nido-tour-a-joining';

/** A route with a shared van, a private van and one with the Underground River. */
export const ROUTE = '/puerto-princesa-to-el-nido';

export const MISSING = '/no-such-place';

export const PAGE_TYPES: readonly PageType[] = [
  { name: 'home', path: '/', picture: true, prices: true },
  { name: 'the tours', path: '/tours', picture: true, prices: true },
  { name: 'the transfers', path: '/transfers', picture: true, prices: true, isAlike: true },
  {
    name: 'a shared van',
    path: '/transfers/puerto-princesa-to-el-nido-shared-van',
    picture: true,
    prices: true,
    isAlike: true,
  },
  { name: 'a joining tour', path: LISTING, picture: true, prices: true },
  { name: 'a private boat', path: '/tours/el-nido-tour-a-private-boat', picture: true, prices: true, isAlike: true },
  {
    name: 'a van with the Underground River',
    path: '/transfers/sabang-to-el-nido-with-underground-river-tour',
    picture: true,
    prices: true,
    isAlike: true,
  },
  { name: 'a landing page', path: '/private-transfers', picture: true, prices: true, isAlike: true },
  { name: 'a route', path: ROUTE, picture: true, prices: true },
  { name: 'the destinations', path: '/destinations', picture: true, prices: false },
  { name: 'a destination', path: '/destinations/el-nido', picture: true, prices: true },
  { name: 'the article', path: '/article/how-to-get-to-el-nido', picture: true, prices: true },
  { name: 'contact', path: '/contact', picture: false, prices: false },
  { name: 'search', path: '/search', picture: false, prices: true },
  { name: 'saved trips', path: '/saved', picture: false, prices: true },
  { name: 'the comparison', path: '/compare', picture: false, prices: false, isAlike: true },
  { name: 'an empty cart', path: '/cart', picture: false, prices: false },
  { name: 'a booking page', path: '/booking/puerto-princesa-to-el-nido-shared-van', picture: false, prices: false },
  { name: 'an empty checkout', path: '/payment', picture: false, prices: false, isAlike: true },
  { name: 'what is saved', path: '/offline', picture: false, prices: false, isAlike: true },
  { name: 'my trips', path: '/trips', picture: false, prices: false },
  { name: 'not found', path: MISSING, picture: false, prices: true },
];
