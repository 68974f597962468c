import { plural } from './format.ts';
import type { ParticipantProgressMessages } from './participant-progress.en.ts';

/** Messages of how many forms of travellers are complete, in French. */
export const fr: ParticipantProgressMessages = {
  complete: (done: number, all: number) => `Formulaires complets\u00a0: ${done} sur ${all}`,
  allComplete: (all: number) =>
    plural('fr', all, {
      one: 'Les informations du voyageur sont complètes',
      other: `Les ${all} formulaires sont complets`,
    }),
  nothingLeft: 'Tout est rempli.',
  left: (left: number) =>
    plural('fr', left, { one: `Encore ${left} formulaire.`, other: `Encore ${left} formulaires.` }),
  doneAndLeft: (done: number, left: number) =>
    plural('fr', done, {
      one: `${done} formulaire est rempli, encore ${left}.`,
      other: `${done} formulaires sont remplis, encore ${left}.`,
    }),
};
