import { de } from './email-suggestion.de.ts';
import { en } from './email-suggestion.en.ts';
import { es } from './email-suggestion.es.ts';
import { fr } from './email-suggestion.fr.ts';
import { it } from './email-suggestion.it.ts';
import { ko } from './email-suggestion.ko.ts';
import { nl } from './email-suggestion.nl.ts';
import { zh } from './email-suggestion.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that suggest the correction of an address. */
export const emailSuggestionMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
