import type { Language } from '../../lib/languages/language.ts';
import { footerMessages } from '../../lib/messages/footer.ts';
import { headerMessages } from '../../lib/messages/header.ts';
import { PATHS, STATIC_PATHS } from '../../lib/navigation/paths.ts';

/** A link of the header or the footer, with the path of the English page. */
export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

/** The links of the header, and of its menu on small screens. */
export function mainLinks(language: Language): readonly NavigationLink[] {
  const { links } = headerMessages(language);
  return [
    { label: links.transfers, path: PATHS.transfers },
    { label: links.tours, path: PATHS.tours },
    { label: links.airport, path: STATIC_PATHS.airportTransfers },
    { label: links.destinations, path: PATHS.destinations },
    { label: links.gettingToElNido, path: STATIC_PATHS.articleElNido },
    { label: links.myTrips, path: PATHS.trips },
  ];
}

/** Links of the footer under a heading. */
interface LinkGroup {
  readonly heading: string;
  readonly links: readonly NavigationLink[];
}

/** The footer's links under their headings. */
export function footerLinks(language: Language): readonly LinkGroup[] {
  const { headings, links } = footerMessages(language);
  return [
    {
      heading: headings.road,
      links: [
        { label: links.sharedMinivans, path: '/shared-minivan-transfer' },
        { label: links.privateVans, path: '/private-transfers' },
        { label: links.vansWithUndergroundRiver, path: '/private-transfers-with-underground-river-tour' },
        { label: links.allTransportation, path: STATIC_PATHS.transportation },
      ],
    },
    {
      heading: headings.water,
      links: [
        { label: links.elNidoGroupBoats, path: '/el-nido-joining-boat-tours' },
        { label: links.elNidoPrivateBoats, path: '/el-nido-private-boat-tours' },
        { label: links.undergroundRiver, path: '/puerto-princesa-underground-river-tour' },
        { label: links.toursInPuertoPrincesa, path: '/tours-in-puerto-princesa' },
      ],
    },
    {
      heading: headings.more,
      links: [
        { label: links.myTrips, path: PATHS.trips },
        { label: links.savedTrips, path: PATHS.saved },
        { label: links.savedOnPhone, path: PATHS.offline },
        { label: links.about, path: STATIC_PATHS.about },
        ...ruleLinks(language),
      ],
    },
  ];
}

/** Links to help and to the rules. */
function ruleLinks(language: Language): readonly NavigationLink[] {
  const { links } = footerMessages(language);
  return [
    { label: links.contact, path: PATHS.contact },
    { label: links.terms, path: PATHS.terms },
    { label: links.privacy, path: PATHS.privacy },
  ];
}

/** The footer's links in the checkout: nothing that leads away from it but help and rules. */
export function shortFooterLinks(language: Language): readonly LinkGroup[] {
  return [{ heading: footerMessages(language).headings.more, links: ruleLinks(language) }];
}
