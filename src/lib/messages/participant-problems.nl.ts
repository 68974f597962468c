import type { ParticipantProblemsMessages } from './participant-problems.en.ts';

/** Messages of what is wrong in the form of somebody who travels, in Dutch: by field. */
export const nl: ParticipantProblemsMessages = {
  name: 'Vul de volledige naam in, 2 tot 100 tekens.',
  nationality: 'Vul een land in.',
  ageBand: 'Vul een leeftijdsgroep in.',
  'passport.name': 'Vul de volledige naam in, 2 tot 100 tekens.',
  'passport.number': 'Vul het paspoortnummer in: 5 tot 15 letters en cijfers.',
  'passport.expiry': 'Vul een datum in, zoals 2031-05-20.',
  'passport.country': 'Vul een land in.',
  nameLetters: 'Vul de volledige naam in gewone letters in.',
  wholeNumber: 'Vul het hele paspoortnummer opnieuw in.',
};
