import { de } from './illustrations.de.ts';
import { en } from './illustrations.en.ts';
import { es } from './illustrations.es.ts';
import { fr } from './illustrations.fr.ts';
import { it } from './illustrations.it.ts';
import { ko } from './illustrations.ko.ts';
import { nl } from './illustrations.nl.ts';
import { zh } from './illustrations.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that mark drawn pictures. */
export const illustrationsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
