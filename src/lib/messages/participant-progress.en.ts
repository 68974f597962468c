import { plural } from './format.ts';

/** Messages of how many forms of travellers are complete, in English. */
export const en = {
  complete: (done: number, all: number) => `${done} of ${all} forms complete`,
  allComplete: (all: number) =>
    plural('en', all, {
      one: 'The traveller’s details are complete',
      other: `All ${all} forms are complete`,
    }),
  nothingLeft: 'Everything is filled in.',
  left: (left: number) => plural('en', left, { one: '1 form to go.', other: `${left} forms to go.` }),
  doneAndLeft: (done: number, left: number) =>
    plural('en', done, {
      one: `1 form is done, ${left} to go.`,
      other: `${done} forms are done, ${left} to go.`,
    }),
};

export type ParticipantProgressMessages = typeof en;
