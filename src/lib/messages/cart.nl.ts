import type { CartMessages } from './cart.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a cart with trips in Dutch. */
export const nl: CartMessages = {
  total: 'Totaal',
  inDollars: <Part>(dollars: Part): MessageParts<Part> => ['Dat is ', dollars, ' in Amerikaanse dollars.'],
  cash: <Part>(amount: Part): MessageParts<Part> => [
    'Neem ',
    amount,
    ' contant mee voor kosten die je ter plaatse betaalt. Die zitten niet in het totaal.',
  ],
  cashAbout: <Part>(amount: Part, estimate: Part): MessageParts<Part> => [
    'Neem ',
    amount,
    ' contant mee (ongeveer ',
    estimate,
    ') voor kosten die je ter plaatse betaalt. Die zitten niet in het totaal.',
  ],
  checkout: 'Afrekenen',
  palawanTime: 'Alle tijden zijn in Palawan-tijd.',
  unchecked:
    'Sommige prijzen konden we niet controleren. Controleer je verbinding. Je ziet de prijzen van toen je de trips toevoegde. We controleren ze opnieuw voor je betaalt.',
  checkAgain: 'Opnieuw controleren',
  line: {
    until: <Part>(hour: Part): MessageParts<Part> => ['tot ', hour],
    from: 'Van',
    beReady: <Part>(hour: Part): MessageParts<Part> => [', sta klaar om ', hour],
    to: 'Naar',
    onRequest: '(op aanvraag)',
    chosenPlace: 'de plek die je koos',
    arriving: 'Aankomst',
    notes: 'Opmerkingen',
    otherDeparture: 'Ander vertrek kiezen',
    change: 'Wijzigen',
    changeTrip: (title: string) => `${title} wijzigen`,
    remove: 'Verwijderen',
    removeTrip: (title: string) => `${title} verwijderen`,
  },
  state: {
    departed: 'Deze trip is al vertrokken. Verwijder hem of kies een andere dag. Hij telt niet mee in het totaal.',
    withdrawn: 'Deze trip wordt niet meer aangeboden. Hij telt niet mee in het totaal.',
    sample: <Part>(ask: Part): MessageParts<Part> => ['Hij telt niet mee in het totaal. ', ask, '.'],
    askByMessage: 'Vraag er per bericht naar',
    problem: 'Tot dan telt hij niet mee in het totaal.',
    repriced: <Part>(before: Part, now: Part): MessageParts<Part> => [
      'De prijs is veranderd: hij was ',
      before,
      ' en is nu ',
      now,
      '.',
    ],
  },
  share: {
    title: 'Op een ander apparaat openen, of delen',
    note: 'Wie deze link heeft, kan je trips en contactgegevens zien en het winkelmandje wijzigen. Is het geboekt, dan kan diegene ook de boeking openen en annuleren. Stuur hem alleen naar mensen met wie je reist.',
    link: 'Link naar dit winkelmandje',
    copy: 'Link kopiëren',
    copied: 'Gekopieerd. Plak de link waar je wilt.',
    notCopied: 'Je browser staat kopiëren niet toe. Selecteer de link en kopieer hem.',
  },
  empty: {
    action: 'Winkelmandje legen',
    question: 'Het winkelmandje legen?',
    removes: (trips: number) =>
      plural('nl', trips, {
        one: 'Hiermee haal je de trip uit je winkelmandje. Dat kun je niet terugdraaien.',
        other: `Hiermee haal je alle ${trips} trips uit je winkelmandje. Dat kun je niet terugdraaien.`,
      }),
    keep: (trips: number) => plural('nl', trips, { one: 'Trip houden', other: 'Trips houden' }),
  },
};
