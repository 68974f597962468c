import type { EmailBookingPlacedMessages } from './email-booking-placed.en.ts';

/** Messages of the mail about an unpaid booking in Dutch. */
export const nl: EmailBookingPlacedMessages = {
  subject: (ref: string, moment: string) => `Boeking ${ref}: betaal uiterlijk ${moment}`,
  subjectUntilDeparture: (ref: string) => `Boeking ${ref}: betaal vóór het eerste vertrek`,
  held: (moment: string) =>
    `We reserveren je plaatsen tot ${moment}. Je hebt nog niet betaald: ontvangen we voor die tijd geen betaling, dan geven we je plaatsen vrij.`,
  heldUntilDeparture:
    'We reserveren je plaatsen tot het eerste vertrek. Je hebt nog niet betaald: ontvangen we voor die tijd geen betaling, dan geven we je plaatsen vrij.',
  otherWay:
    'Betaal je liever via de bank, met een e-wallet of contant? Kies dat voor die tijd op je boekingspagina, dan reserveren we je plaatsen langer.',
};
