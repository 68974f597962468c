import type { BookerMessages } from './booker.en.ts';

/** Messages about details of the booker that are wrong, in Dutch. */
export const nl: BookerMessages = {
  name: 'Vul je naam in zoals in je paspoort, 2 tot 100 tekens.',
  nameLetters: 'Vul je naam in zoals in je paspoort, in gewone letters.',
  email: 'Vul een e-mailadres in, zoals maria@example.com.',
  mobile: 'Vul een nummer met landcode in, zoals +63 917 555 0100.',
  unknownMobile: 'Vul het volledige nummer in: dit nummer bestaat niet in dat land.',
};
