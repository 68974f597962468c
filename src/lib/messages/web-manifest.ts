import { inLanguages } from './in-languages.ts';
import { de } from './web-manifest.de.ts';
import { en } from './web-manifest.en.ts';
import { es } from './web-manifest.es.ts';
import { fr } from './web-manifest.fr.ts';
import { it } from './web-manifest.it.ts';
import { ko } from './web-manifest.ko.ts';
import { nl } from './web-manifest.nl.ts';
import { zh } from './web-manifest.zh.ts';

/** Messages of the installed app. */
export const webManifestMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
