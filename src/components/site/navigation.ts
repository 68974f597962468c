import { PATHS } from '../../lib/navigation/paths.ts';

/** A link of the header or the footer. */
export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

/** The links of the header, and of its menu on small screens. */
export const MAIN_LINKS: readonly NavigationLink[] = [
  { label: 'Transfers', path: PATHS.transfers },
  { label: 'Tours', path: PATHS.tours },
  { label: 'Airport', path: PATHS.airportTransfers },
  { label: 'Destinations', path: PATHS.destinations },
  { label: 'Getting to El Nido', path: PATHS.articleElNido },
  { label: 'My trips', path: PATHS.trips },
];

/** Links of the footer under a heading. */
interface LinkGroup {
  readonly heading: string;
  readonly links: readonly NavigationLink[];
}

/** The footer's links under their headings. */
export const FOOTER_LINKS: readonly LinkGroup[] = [
  {
    heading: 'On the road',
    links: [
      { label: 'Shared minivans', path: '/shared-minivan-transfer' },
      { label: 'Private vans', path: '/private-transfers' },
      { label: 'Vans with Underground River', path: '/private-transfers-with-underground-river-tour' },
      { label: 'All transportation', path: PATHS.transportation },
    ],
  },
  {
    heading: 'On the water',
    links: [
      { label: 'El Nido group boats', path: '/el-nido-joining-boat-tours' },
      { label: 'El Nido private boats', path: '/el-nido-private-boat-tours' },
      { label: 'Underground River', path: '/puerto-princesa-underground-river-tour' },
      { label: 'Tours in Puerto Princesa', path: '/tours-in-puerto-princesa' },
    ],
  },
  {
    heading: 'Good to know',
    links: [
      { label: 'My trips', path: PATHS.trips },
      { label: 'Saved trips', path: PATHS.saved },
      { label: 'Saved on this phone', path: PATHS.offline },
      { label: 'About us', path: PATHS.about },
      { label: 'Contact', path: PATHS.contact },
      { label: 'Terms', path: PATHS.terms },
      { label: 'Privacy', path: PATHS.privacy },
    ],
  },
];

/** The footer's links in the checkout: nothing that leads away from it but help and rules. */
export const SHORT_FOOTER_LINKS: readonly LinkGroup[] = [
  {
    heading: 'Good to know',
    links: [
      { label: 'Contact', path: PATHS.contact },
      { label: 'Terms', path: PATHS.terms },
      { label: 'Privacy', path: PATHS.privacy },
    ],
  },
];
