import type { TripProblemsMessages } from './trip-problems.en.ts';

/** Messages about what a trip lacks before it can be booked, in Dutch. */
export const nl: TripProblemsMessages = {
  noDay: 'Kies een dag.',
  tooFar: 'Dat is te ver vooruit: voor die dag hebben we nog geen prijzen.',
  closed: (reason: string) => `Deze trip gaat niet op die dag: ${reason}.`,
  noDeparture: 'Kies een vertrek.',
  noTime: 'Kies een tijd.',
  notInTimetable: 'Deze trip vertrekt niet op die tijd. Kies een van de vertrektijden.',
  notDriven: (first: string, last: string) =>
    `Deze trip vertrekt tussen ${first} en ${last}. Kies een tijd daartussen.`,
  tooSoon: 'Dat vertrek kun je niet meer boeken. Kies een later vertrek.',
  tooMany: (most: number) => `Hooguit ${most} personen per boeking. Voeg een tweede boeking toe voor de anderen.`,
  noPlace: { pickup: 'Zeg ons waar we je ophalen.', dropoff: 'Zeg ons waar we je afzetten.' },
  noName: 'Vul de naam van de plek in.',
  notServed: 'Deze trip stopt daar niet. Kies een andere plek.',
  noHotel: 'Vul je hotel in, of kies “Hotel nog niet bekend” uit de lijst.',
};
