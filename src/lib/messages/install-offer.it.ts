import type { InstallOfferMessages } from './install-offer.en.ts';

/** Messages of the offer to install the site in Italian. */
export const it: InstallOfferMessages = {
  label: 'Installa',
  text: 'Aggiungere questo sito alla schermata Home? Si apre offline, con i tuoi viaggi.',
  accept: 'Aggiungi',
  refuse: 'No, grazie',
};
