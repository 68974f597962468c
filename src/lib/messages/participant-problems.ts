import { inLanguages } from './in-languages.ts';
import { en } from './participant-problems.en.ts';

/** Messages of what is wrong in the form of somebody who travels. */
export const participantProblemsMessages = inLanguages({ en });
