import type { InstallOfferMessages } from './install-offer.en.ts';

/** Messages of the offer to install the site in Dutch. */
export const nl: InstallOfferMessages = {
  label: 'Installeren',
  text: 'Deze site op je beginscherm zetten? Hij gaat offline open, met je trips.',
  accept: 'Toevoegen',
  refuse: 'Nee, bedankt',
};
