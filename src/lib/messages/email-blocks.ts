import { de } from './email-blocks.de.ts';
import { en } from './email-blocks.en.ts';
import { es } from './email-blocks.es.ts';
import { fr } from './email-blocks.fr.ts';
import { it } from './email-blocks.it.ts';
import { ko } from './email-blocks.ko.ts';
import { nl } from './email-blocks.nl.ts';
import { zh } from './email-blocks.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that mails to travellers share. */
export const emailBlocksMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
