import type { MessageParts } from './message-parts.ts';
import type { TripChangeMessages } from './trip-change.en.ts';

/** Messages of the dialog that changes a booked trip, in Dutch. */
export const nl: TripChangeMessages = {
  title: (trip: string) => `Wijzigen: ${trip}`,
  moment: 'Een moment …',
  seeDifference: 'Verschil bekijken',
  isRight: 'Klopt dit?',
  notEnoughRoom: 'Niet genoeg plaats',
  booked: 'Geboekt',
  new: 'Nieuw',
  yourChoice: 'Je keuze',
  choice: <Part>(day: Part, hour: Part, people: string): MessageParts<Part> => [day, ', ', hour, `, ${people}`],
  writeToUs: 'Schrijf ons.',
  notChanged: 'Er is niets gewijzigd.',
  noRoom: 'Geen vertrek rond die tijd heeft plaats voor jullie allemaal.',
  roomAt: 'Hier is plaats voor jullie allemaal:',
  changing: 'Wijzigen …',
  change: 'Trip wijzigen',
  chooseAgain: 'Opnieuw kiezen',
  note: 'Alle tijden zijn in Palawan-tijd. Er verandert niets tot je op “Trip wijzigen” drukt.',
  error: {
    not: 'Er is niets gewijzigd',
    safe: 'Om een trip te wijzigen heb je verbinding nodig.',
    same: 'Dat heb je al geboekt.',
    otherPrice: 'De prijs is veranderd. Je trip is niet gewijzigd: bekijk de nieuwe prijs en beslis opnieuw.',
    refusal: {
      over: 'Deze boeking is voorbij. Schrijf ons als je iets wilt wijzigen.',
      'too-late': 'Het is te laat om deze trip hier te wijzigen. Schrijf of bel ons.',
      withdrawn: 'Deze trip wordt niet meer aangeboden. Schrijf ons als je iets wilt wijzigen.',
      'too-many': 'Deze trip is al tien keer gewijzigd. Schrijf ons om hem nog eens te wijzigen.',
      'by-operator':
        'We hebben voor deze boeking al geld terugbetaald, dus deze wijziging moeten we met de hand doen. Schrijf ons.',
    },
    other: 'Deze wijziging kun je hier niet doen. Schrijf ons.',
  },
};
