import { inLanguages } from './in-languages.ts';
import { en } from './install-offer.en.ts';

/** Messages of the offer to install the site. */
export const installOfferMessages = inLanguages({ en });
