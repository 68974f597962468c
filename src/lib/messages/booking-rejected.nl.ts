import type { BookingRejectedMessages } from './booking-rejected.en.ts';

/** Messages about a booking that was not made, in Dutch. */
export const nl: BookingRejectedMessages = {
  not: 'Er is niets geboekt',
  safe: 'Je trips en gegevens zijn op dit apparaat bewaard.',
  conflict: 'Er is iets veranderd sinds je je trips koos. Er is niets geboekt.',
  invalid: 'Er ontbreken gegevens of er klopt iets niet. Er is niets geboekt.',
  answeredBefore:
    'Je hebt dit al geboekt, dus er is niets opnieuw geboekt. De link naar je boeking staat in de e-mail die we je stuurden. Kun je hem niet vinden? Schrijf ons.',
  friendBooked:
    'Iemand met wie je dit winkelmandje deelt, heeft het al geboekt. Er is niets opnieuw geboekt, en je gegevens staan hier nog.',
  changed: 'Je trips zijn veranderd sinds je boekte.',
  trip: 'Deze trip kan zo niet geboekt worden. Kies een andere dag of een ander vertrek.',
};
