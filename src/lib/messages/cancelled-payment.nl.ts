import type { CancelledPaymentMessages } from './cancelled-payment.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page after a cancelled payment in Dutch. */
export const nl: CancelledPaymentMessages = {
  title: 'Er is niet betaald',
  titleNothingDue: 'Er is niets te betalen',
  held: <Part>(ref: Part): MessageParts<Part> => [
    'Er is niets afgeschreven. We houden je plaatsen nog vast: boeking ',
    ref,
    '.',
  ],
  nothingDue: <Part>(ref: Part): MessageParts<Part> => ['Dit is boeking ', ref, '.'],
  another: 'Anders betalen',
  trips: 'Je trips',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  total: 'Totaal',
  seeBooking: 'Boeking bekijken',
  restore: 'Trips terug in het winkelmandje leggen',
  restoreHelp: 'In het winkelmandje kun je ze wijzigen. De onbetaalde boeking annuleer je daarmee gratis.',
  cart: 'Je winkelmandje',
  failed: { not: 'Er is niets gewijzigd', safe: 'Je boeking is er nog.' },
  notChecked: (trips: string) =>
    `Er is niets gewijzigd. Dit konden we niet controleren: ${trips}. Probeer het opnieuw als je online bent.`,
  wouldBeLost: (trips: string) =>
    `Er is niets gewijzigd. Dit zou verloren gaan, omdat je het niet meer kunt boeken: ${trips}. Betaal deze boeking zoals hij is, of schrijf ons.`,
  cartIsFull: (tooMany: number) =>
    plural('nl', tooMany, {
      one: 'Er is niets gewijzigd: je winkelmandje is vol. Haal er eerst 1 trip uit.',
      other: `Er is niets gewijzigd: je winkelmandje is vol. Haal er eerst ${tooMany} trips uit.`,
    }),
  changed: 'Er is iets veranderd. Laad de pagina opnieuw.',
  unexpected: 'Er ging iets mis. Laad de pagina opnieuw en controleer je boeking en je winkelmandje.',
};
