import { de } from './breadcrumbs.de.ts';
import { en } from './breadcrumbs.en.ts';
import { es } from './breadcrumbs.es.ts';
import { fr } from './breadcrumbs.fr.ts';
import { it } from './breadcrumbs.it.ts';
import { ko } from './breadcrumbs.ko.ts';
import { nl } from './breadcrumbs.nl.ts';
import { zh } from './breadcrumbs.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the way from home to a page. */
export const breadcrumbsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
