import { de } from './dialogs.de.ts';
import { en } from './dialogs.en.ts';
import { es } from './dialogs.es.ts';
import { fr } from './dialogs.fr.ts';
import { it } from './dialogs.it.ts';
import { ko } from './dialogs.ko.ts';
import { nl } from './dialogs.nl.ts';
import { zh } from './dialogs.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of what all dialogs have. */
export const dialogsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
