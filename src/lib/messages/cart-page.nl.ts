import type { CartPageMessages } from './cart-page.en.ts';
import { plural } from './format.ts';

/** Messages of the cart page beside its trips, in Dutch. */
export const nl: CartPageMessages = {
  opening: 'Het winkelmandje openen …',
  missing:
    'Deze link naar een winkelmandje werkt niet. Misschien is hij niet volledig, is het winkelmandje geboekt of bleef het te lang ongebruikt. Vraag de afzender om een nieuwe link.',
  booked: 'Dit winkelmandje is geboekt, door een vriend met de link of door jou.',
  seeBooking: (ref: string) => `Boeking ${ref} bekijken`,
  failed: 'Dit winkelmandje kon niet worden geladen. Controleer je verbinding.',
  retry: 'Opnieuw proberen',
  nowHas: (trips: number) =>
    plural('nl', trips, {
      one: 'In je winkelmandje ligt nu 1 trip.',
      other: `In je winkelmandje liggen nu ${trips} trips.`,
    }),
  removed: (title: string) => `Verwijderd: ${title}`,
  undo: 'Terugzetten',
  undoTrip: (title: string) => `Terugzetten: ${title}`,
  conflict: {
    twoCarts: 'Je hebt twee winkelmandjes',
    changedElsewhere: 'Dit winkelmandje is op een ander apparaat gewijzigd',
    fromLink: (trips: number) =>
      plural('nl', trips, {
        one: 'In het winkelmandje van de link ligt 1 trip.',
        other: `In het winkelmandje van de link liggen ${trips} trips.`,
      }),
    onOther: (trips: number) =>
      plural('nl', trips, {
        one: 'Op het andere apparaat ligt er 1 trip in.',
        other: `Op het andere apparaat liggen er ${trips} trips in.`,
      }),
    onThis: (trips: number) =>
      plural('nl', trips, {
        one: 'Op dit apparaat heb je 1 trip.',
        other: `Op dit apparaat heb je ${trips} trips.`,
      }),
    combine: 'Samenvoegen',
    useLinked: 'Dat van de link nemen',
    useOther: 'Het andere nemen',
    keepMine: 'Het mijne houden',
  },
  empty: {
    text: 'Je winkelmandje is leeg. Kies een trip en druk op “Boeken”. Hij blijft hier tot je afrekent, ook als je de site verlaat.',
    saved: 'Bewaarde trips',
    recent: 'Laatst bekeken',
    transfers: 'Busjes en transfers',
    tours: 'Tours en boten',
  },
};
