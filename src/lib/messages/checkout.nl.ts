import type { CheckoutMessages } from './checkout.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout around its form, in Dutch. */
export const nl: CheckoutMessages = {
  booked: (ref: string) => `Geboekt: ${ref}`,
  next: 'We brengen je naar de volgende stap …',
  stillHere: <Part>(open: Part): MessageParts<Part> => ['Nog hier? ', open, '.'],
  openBooking: 'Open je boeking om te betalen',
  order: {
    title: 'Je trips',
    change: 'Wijzigen',
    trip: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
    total: 'Totaal',
    dueNow: 'Nu te betalen',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['Te betalen uiterlijk ', moment],
    cash: <Part>(amount: Part): MessageParts<Part> => [
      'Neem ',
      amount,
      ' contant mee voor kosten die je ter plaatse betaalt. Die zitten niet in het totaal.',
    ],
    palawanTime: 'Alle tijden zijn in Palawan-tijd.',
  },
  rejected: {
    title: 'Nog niet geboekt',
    text: (why: string) => `De boeking die op deze telefoon was bewaard, is niet gemaakt. ${why}`,
    check: 'Controleer je trips en gegevens en boek dan opnieuw.',
  },
  changedPlaces: { title: 'De vrije plaatsen zijn veranderd', other: 'Kies in het winkelmandje een ander vertrek' },
  blocked: {
    title: 'Je winkelmandje kan zo niet geboekt worden',
    departed: 'Deze trip is al vertrokken.',
    withdrawn: 'Deze trip wordt niet meer aangeboden.',
    fix: 'In winkelmandje oplossen',
  },
  empty: {
    unpaid: (ref: string) => `Boeking ${ref} is nog niet betaald`,
    unpaidText:
      'Je trips zijn geboekt, dus je winkelmandje is leeg. We houden je plaatsen vast terwijl we op je betaling wachten.',
    pay: 'Bekijken en betalen',
    text: 'Je winkelmandje is leeg. Kies eerst een trip en kom dan hier terug om te boeken.',
    transfer: 'Vind een transfer',
    tour: 'Vind een tour',
    trips: 'Mijn trips',
  },
  full: {
    title: 'Er zijn niet genoeg plaatsen meer',
    text: 'Er is niets geboekt, en je gegevens zijn veilig. Kies voor deze trips een ander vertrek en boek dan opnieuw.',
    trip: <Part>(title: Part, moment: Part, why: string): MessageParts<Part> => [title, ', ', moment, `: ${why}`],
    moved: <Part>(title: string, moment: Part): MessageParts<Part> => [`${title} is nu op `, moment, '.'],
    bookAgain: 'Boek hieronder opnieuw.',
    none: <Part>(people: number, cart: Part): MessageParts<Part> => [
      `Geen enkel vertrek in de komende dagen heeft plaats voor ${people}: `,
      cart,
      '.',
    ],
    noneOrAsk: <Part>(people: number, ask: Part, cart: Part): MessageParts<Part> => [
      `Geen enkel vertrek in de komende dagen heeft plaats voor ${people}: `,
      ask,
      ' over dit vertrek, of ',
      cart,
      '.',
    ],
    or: <Part>(cart: Part): MessageParts<Part> => ['Of ', cart, '.'],
    orAsk: <Part>(ask: Part, cart: Part): MessageParts<Part> => ['Of ', ask, ' over dit vertrek, of ', cart, '.'],
    ask: 'schrijf ons',
    cart: 'kies in het winkelmandje een andere dag',
  },
  pending: {
    title: 'Op deze telefoon bewaard, nog niet verstuurd',
    text: 'Er is nog niets geboekt. We versturen je boeking, één keer, zodra je online bent. Je kunt deze pagina verlaten of de browser sluiten.',
    sending: 'Versturen …',
    failed: 'Nog steeds geen antwoord. Je boeking is veilig op deze telefoon en wordt later verstuurd.',
    send: 'Nu versturen',
    change: 'Eerst wijzigen',
  },
  prices: {
    changed: (trips: number) => plural('nl', trips, { one: 'Een prijs is veranderd', other: 'Prijzen zijn veranderd' }),
    gone: (title: string) => `${title}: niet meer te boeken, dus we hebben deze trip verwijderd.`,
    was: 'was',
    isNow: 'is nu',
    accept: 'Nieuwe prijzen accepteren',
  },
  refused: 'Deze trips kunnen zo niet geboekt worden',
};
