import { en } from './arrival-note.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about an arrival that leaves too little time. */
export const arrivalNoteMessages = inLanguages({ en });
