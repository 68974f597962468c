import { plural } from './format.ts';
import type { ParticipantProgressMessages } from './participant-progress.en.ts';

/** Messages of how many forms of travellers are complete, in Italian. */
export const it: ParticipantProgressMessages = {
  complete: (done: number, all: number) => `Moduli completi: ${done} su ${all}`,
  allComplete: (all: number) =>
    plural('it', all, {
      one: 'I dati del viaggiatore sono completi',
      other: `Tutti e ${all} i moduli sono completi`,
    }),
  nothingLeft: 'È tutto compilato.',
  left: (left: number) => plural('it', left, { one: 'Manca 1 modulo.', other: `Mancano ${left} moduli.` }),
  doneAndLeft: (done: number, left: number) =>
    plural('it', done, {
      one: `1 modulo fatto, ancora ${left} da fare.`,
      other: `${done} moduli fatti, ancora ${left} da fare.`,
    }),
};
