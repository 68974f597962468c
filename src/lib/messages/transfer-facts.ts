import { inLanguages } from './in-languages.ts';
import { de } from './transfer-facts.de.ts';
import { en } from './transfer-facts.en.ts';
import { es } from './transfer-facts.es.ts';
import { fr } from './transfer-facts.fr.ts';
import { it } from './transfer-facts.it.ts';
import { ko } from './transfer-facts.ko.ts';
import { nl } from './transfer-facts.nl.ts';
import { zh } from './transfer-facts.zh.ts';

/** Messages of what holds for every van. */
export const transferFactsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
