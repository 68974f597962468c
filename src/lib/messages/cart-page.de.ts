import type { CartPageMessages } from './cart-page.en.ts';
import { plural } from './format.ts';

/** Messages of the cart page beside its trips, in German. */
export const de: CartPageMessages = {
  opening: 'Warenkorb wird geöffnet …',
  missing:
    'Dieser Link zum Warenkorb funktioniert nicht. Vielleicht ist er unvollständig, oder der Warenkorb wurde gebucht oder zu lange nicht benutzt. Bitte den Absender um einen neuen Link.',
  booked: 'Dieser Warenkorb ist gebucht, von dir oder von jemandem mit dem Link.',
  seeBooking: (ref: string) => `Buchung ${ref} ansehen`,
  failed: 'Dieser Warenkorb konnte nicht geladen werden. Prüf deine Verbindung.',
  retry: 'Noch einmal',
  nowHas: (trips: number) =>
    plural('de', trips, {
      one: 'In deinem Warenkorb liegt jetzt 1 Trip.',
      other: `In deinem Warenkorb liegen jetzt ${trips} Trips.`,
    }),
  removed: (title: string) => `Entfernt: ${title}`,
  undo: 'Rückgängig',
  undoTrip: (title: string) => `Rückgängig: ${title} zurücklegen`,
  conflict: {
    twoCarts: 'Du hast zwei Warenkörbe',
    changedElsewhere: 'Dieser Warenkorb wurde auf einem anderen Gerät geändert',
    fromLink: (trips: number) =>
      plural('de', trips, {
        one: 'Im Warenkorb aus dem Link liegt 1 Trip.',
        other: `Im Warenkorb aus dem Link liegen ${trips} Trips.`,
      }),
    onOther: (trips: number) =>
      plural('de', trips, {
        one: 'Auf dem anderen Gerät liegt 1 Trip darin.',
        other: `Auf dem anderen Gerät liegen ${trips} Trips darin.`,
      }),
    onThis: (trips: number) =>
      plural('de', trips, {
        one: 'Auf diesem Gerät hast du 1 Trip.',
        other: `Auf diesem Gerät hast du ${trips} Trips.`,
      }),
    combine: 'Zusammenlegen',
    useLinked: 'Den aus dem Link',
    useOther: 'Den anderen nehmen',
    keepMine: 'Meinen behalten',
  },
  empty: {
    text: 'Dein Warenkorb ist leer. Such dir einen Trip aus und drück „Buchen“. Er bleibt hier liegen, bis du zur Kasse gehst, auch wenn du die Website verlässt.',
    saved: 'Gemerkte Trips',
    recent: 'Zuletzt angesehen',
    transfers: 'Vans und Transfers',
    tours: 'Touren und Boote',
  },
};
