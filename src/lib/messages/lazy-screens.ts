import { inLanguages } from './in-languages.ts';
import { de } from './lazy-screens.de.ts';
import { en } from './lazy-screens.en.ts';
import { es } from './lazy-screens.es.ts';
import { fr } from './lazy-screens.fr.ts';
import { it } from './lazy-screens.it.ts';
import { ko } from './lazy-screens.ko.ts';
import { nl } from './lazy-screens.nl.ts';
import { zh } from './lazy-screens.zh.ts';

/** Messages of a part of a page whose code did not load. */
export const lazyScreensMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
