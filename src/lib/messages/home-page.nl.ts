import type { HomePageMessages } from './home-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the home page, in Dutch. */
export const nl: HomePageMessages = {
  lead: 'Busjes, boten en de Underground River. Eén duidelijke prijs, zonder account.',
  headings: {
    ways: 'Vier manieren om rond te reizen',
    bestsellers: 'Meest geboekte trips',
    routes: 'Van plaats naar plaats',
    promises: 'Waar je op kunt rekenen',
  },
  ways: {
    sharedVan: {
      title: 'Een plaats in een gedeeld busje',
      text: 'Zes keer per dag. Je betaalt alleen voor je eigen plaats.',
    },
    privateVan: {
      title: 'Een busje voor jezelf',
      text: 'Eén prijs voor je groep, op de tijd die jij kiest, tot aan je deur.',
    },
    river: {
      title: 'Een riviergrot onderweg',
      text: 'Bezoek de Underground River en slaap in de volgende plaats.',
    },
    boats: {
      title: 'Boten tussen de eilanden',
      text: 'Tour A tot D in El Nido, met een groep of op je eigen boot.',
    },
  },
  promises: {
    refunds: {
      title: 'Terugbetaling met een datum',
      text: 'Voor je betaalt, zie je hoeveel je terugkrijgt en tot welke dag en tijd.',
      link: 'Hoe terugbetalen werkt',
    },
    cash: {
      title: 'Weet wat je contant betaalt',
      text: "Parkbijdragen en kajaks betaal je op de dag zelf in peso's. Bij elke trip staan de bedragen.",
      link: 'Wat je ter plaatse betaalt',
    },
    voucher: {
      title: 'Een voucher die offline werkt',
      text: 'Je voucher, je ophaalpunt en onze nummers gaan zonder verbinding open op je telefoon.',
      link: 'Wat je telefoon bewaart',
    },
  },
  article: {
    title: 'Hoe je in El Nido komt',
    text: 'Vlieg naar Lio, rijd vijf uur vanuit Puerto Princesa of kom vanuit Port Barton: elke weg naar tijd, comfort en prijs.',
    link: 'Lees de gids',
  },
  question: <Part>(link: (text: string) => Part): MessageParts<Part> => [
    'Eerst een vraag? ',
    link('Schrijf of bel ons'),
    '.',
  ],
  hours: (hours: string) => `${hours}.`,
};
