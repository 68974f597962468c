import { inLanguages } from './in-languages.ts';
import { de } from './shortlist-actions.de.ts';
import { en } from './shortlist-actions.en.ts';
import { es } from './shortlist-actions.es.ts';
import { fr } from './shortlist-actions.fr.ts';
import { it } from './shortlist-actions.it.ts';
import { ko } from './shortlist-actions.ko.ts';
import { nl } from './shortlist-actions.nl.ts';
import { zh } from './shortlist-actions.zh.ts';

/** Messages of saving, comparing and sharing a trip. */
export const shortlistActionsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
