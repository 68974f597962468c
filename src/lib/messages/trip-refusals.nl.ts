import type { TripRefusalsMessages } from './trip-refusals.en.ts';

/** Why the service did not take a trip, in Dutch. */
export const nl: TripRefusalsMessages = {
  departed: 'Deze trip is al vertrokken. Kies een andere dag.',
  withdrawn: 'Deze trip wordt niet meer aangeboden.',
  noDay: 'Kies een dag.',
  tooFar: 'Dat is te ver vooruit: voor die dag hebben we nog geen prijzen.',
  closed: 'Deze trip gaat niet op die dag. Kies een andere dag.',
  tooSoon: 'Dat vertrek kun je niet meer boeken. Kies een later vertrek.',
  notThen: 'Deze trip vertrekt niet op die tijd. Kies een van de vertrektijden.',
  notThere: 'Deze trip stopt daar niet. Kies een andere plek.',
  noPlace: 'Vul de naam van de plek in.',
  tooMany: 'Dat zijn meer mensen dan in één boeking passen. Voeg een tweede boeking toe voor de anderen.',
};
