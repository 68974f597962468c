import type { ParticipantProgressMessages } from './participant-progress.en.ts';

/** Messages of how many forms of travellers are complete, in Chinese. */
export const zh: ParticipantProgressMessages = {
  complete: (done: number, all: number) => `${all}份表格填好${done}份`,
  allComplete: (all: number) => `${all}份表格都填好了`,
  nothingLeft: '都填好了。',
  left: (left: number) => `还有${left}份表格。`,
  doneAndLeft: (done: number, left: number) => `填好${done}份表格，还有${left}份。`,
};
