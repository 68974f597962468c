import { inLanguages } from './in-languages.ts';
import { de } from './overlays.de.ts';
import { en } from './overlays.en.ts';
import { es } from './overlays.es.ts';
import { fr } from './overlays.fr.ts';
import { it } from './overlays.it.ts';
import { ko } from './overlays.ko.ts';
import { nl } from './overlays.nl.ts';
import { zh } from './overlays.zh.ts';

/** Messages of the help sheet, banners and the error page. */
export const overlaysMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
