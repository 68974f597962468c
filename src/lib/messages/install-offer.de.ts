import type { InstallOfferMessages } from './install-offer.en.ts';

/** Messages of the offer to install the site in German. */
export const de: InstallOfferMessages = {
  label: 'Installieren',
  text: 'Diese Website auf deinen Startbildschirm legen? Sie öffnet sich offline, mit deinen Trips.',
  accept: 'Ja, gern',
  refuse: 'Nein, danke',
};
