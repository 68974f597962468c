import type { Language } from '../../lib/languages/language.ts';
import { homePageMessages } from '../../lib/messages/home-page.ts';

/** A kind of trip that the home page leads to. */
export interface WayToTravel {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** The key of its picture: `VAN/2`. */
  readonly image: string;
}

/** The four kinds of trips, in the order of how much they are asked for. */
export function waysToTravel(language: Language): readonly WayToTravel[] {
  const { ways } = homePageMessages(language);
  return [
    { path: '/shared-minivan-transfer', ...ways.sharedVan, image: 'VAN/2' },
    { path: '/private-transfers', ...ways.privateVan, image: 'VAN/5' },
    { path: '/private-transfers-with-underground-river-tour', ...ways.river, image: 'UR/1' },
    { path: '/el-nido-island-tours-and-activities', ...ways.boats, image: 'ELN-A/1' },
  ];
}
