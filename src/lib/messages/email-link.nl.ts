import type { EmailLinkMessages } from './email-link.en.ts';

/** Messages of the mail with the link to a booking, in Dutch. */
export const nl: EmailLinkMessages = {
  subject: (ref: string) => `Boeking ${ref}: je link`,
  here: 'Hier is je boeking. Open de link op het apparaat waarop je hem wilt zien.',
  status: 'Status',
  held: (moment: string) =>
    `We reserveren je plaatsen tot ${moment}. Ontvangen we voor die tijd geen betaling, dan geven we ze vrij.`,
  heldUntilDeparture:
    'We reserveren je plaatsen tot het eerste vertrek. Ontvangen we voor die tijd geen betaling, dan geven we ze vrij.',
  notYou:
    'Heb je hier niet om gevraagd? Dan kun je deze e-mail negeren: we stuurden de link alleen naar jou, en niemand anders zag je boeking.',
};
