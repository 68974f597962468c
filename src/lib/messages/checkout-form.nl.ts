import type { CheckoutFormMessages } from './checkout-form.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout's form, in Dutch. */
export const nl: CheckoutFormMessages = {
  label: 'Boeken en betalen',
  booking: 'Boeken …',
  byMessage: <Part>(requests: Part): MessageParts<Part> => [
    'Deze kopie van de site werkt met ',
    requests,
    ': vul je gegevens in, dan schrijven wij het bericht voor je. Er is niets geboekt tot we antwoorden.',
  ],
  requests: 'aanvragen per bericht',
  missing: (count: number) =>
    plural('nl', count, { one: 'Er ontbreekt nog één ding', other: `Er ontbreken nog ${count} dingen` }),
  complete: 'Alles is nu ingevuld',
  booker: {
    legend: 'Wie boekt er?',
    name: 'Volledige naam',
    email: 'E-mailadres',
    emailHint: 'Hierheen sturen we je voucher en eventuele wijzigingen.',
    country: 'Landcode',
    mobile: 'Mobiel nummer',
    mobileHint: 'De chauffeur belt of schrijft op de dag zelf naar dit nummer.',
  },
  agreement: {
    title: 'Als je plannen veranderen',
    text: <Part>(terms: Part): MessageParts<Part> => ['Ik ga akkoord met deze regels en met de ', terms, '.'],
    terms: 'boekingsvoorwaarden',
    problem: 'Vink het vakje aan om akkoord te gaan met de regels en voorwaarden.',
  },
  rules: {
    loading: 'Je annuleringsvoorwaarden laden …',
    failed: 'De annuleringsvoorwaarden en de prijzen van vandaag konden niet worden geladen. Je ziet ze voor je boekt.',
    retry: 'Opnieuw proberen',
    missing:
      'De annuleringsvoorwaarden konden niet worden geladen, dus er is niets verstuurd. Probeer het opnieuw als je online bent.',
  },
  noMethod:
    'De betaalwijzen zijn nog niet geladen, dus er is niets verstuurd. Je gegevens zijn op dit apparaat bewaard.',
  full: 'Er is niets geboekt. Kies hierboven een ander vertrek en boek dan opnieuw.',
  unexpected:
    'Er ging iets mis, en we weten niet of je boeking ons heeft bereikt. Je trips en gegevens zijn op dit apparaat bewaard. Druk nog eens op de knop: niets wordt dubbel geboekt.',
  request: {
    title: 'Verstuur je aanvraag',
    text: <Part>(request: Part, hours: Part): MessageParts<Part> => [
      'Dit is een ',
      request,
      ': er is niets gereserveerd tot we antwoorden. Je bericht is klaar, kies hoe je het verstuurt. We antwoorden: ',
      hours,
      '.',
    ],
    request: 'aanvraag, geen boeking',
  },
};
