import { de } from './arrival-note.de.ts';
import { en } from './arrival-note.en.ts';
import { es } from './arrival-note.es.ts';
import { fr } from './arrival-note.fr.ts';
import { it } from './arrival-note.it.ts';
import { ko } from './arrival-note.ko.ts';
import { nl } from './arrival-note.nl.ts';
import { zh } from './arrival-note.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about an arrival that leaves too little time. */
export const arrivalNoteMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
