import { plural } from './format.ts';
import type { ParticipantProgressMessages } from './participant-progress.en.ts';

/** Messages of how many forms of travellers are complete, in Dutch. */
export const nl: ParticipantProgressMessages = {
  complete: (done: number, all: number) => `${done} van ${all} formulieren ingevuld`,
  allComplete: (all: number) =>
    plural('nl', all, {
      one: 'De gegevens van de reiziger zijn ingevuld',
      other: `Alle ${all} formulieren zijn ingevuld`,
    }),
  nothingLeft: 'Alles is ingevuld.',
  left: (left: number) =>
    plural('nl', left, { one: 'Nog 1 formulier te gaan.', other: `Nog ${left} formulieren te gaan.` }),
  doneAndLeft: (done: number, left: number) =>
    plural('nl', done, {
      one: `1 formulier is klaar, nog ${left} te gaan.`,
      other: `${done} formulieren zijn klaar, nog ${left} te gaan.`,
    }),
};
