import { plural } from './format.ts';
import type { ParticipantProgressMessages } from './participant-progress.en.ts';

/** Messages of how many forms of travellers are complete, in German. */
export const de: ParticipantProgressMessages = {
  complete: (done: number, all: number) =>
    plural('de', all, {
      one: `${done} von 1 Formular vollständig`,
      other: `${done} von ${all} Formularen vollständig`,
    }),
  allComplete: (all: number) =>
    plural('de', all, {
      one: 'Die Angaben zur reisenden Person sind vollständig',
      other: `Alle ${all} Formulare sind vollständig`,
    }),
  nothingLeft: 'Alles ist ausgefüllt.',
  left: (left: number) => plural('de', left, { one: 'Noch 1 Formular.', other: `Noch ${left} Formulare.` }),
  doneAndLeft: (done: number, left: number) =>
    plural('de', done, {
      one: `1 Formular ist fertig, noch ${left}.`,
      other: `${done} Formulare sind fertig, noch ${left}.`,
    }),
};
