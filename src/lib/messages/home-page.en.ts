import type { MessageParts } from './message-parts.ts';

/** Messages of the home page, in English. */
export const en = {
  lead: 'Vans, boats and the Underground River. One clear price, no account.',
  headings: {
    ways: 'Four ways to get around',
    bestsellers: 'Most booked trips',
    routes: 'From town to town',
    promises: 'What you can count on',
  },
  ways: {
    sharedVan: { title: 'A seat in a shared van', text: 'Six departures a day. You pay for your seat only.' },
    privateVan: {
      title: 'A van of your own',
      text: 'One price for your group, at the time you choose, to your door.',
    },
    river: { title: 'A river cave on the way', text: 'Visit the Underground River, and sleep in the next town.' },
    boats: {
      title: 'Boats among the islands',
      text: 'Tours A to D in El Nido, with a group or on your own boat.',
    },
  },
  promises: {
    refunds: {
      title: 'Refunds with a date',
      text: 'Before you pay, you see how much you get back and until what day and time.',
      link: 'How refunds work',
    },
    cash: {
      title: 'Know your cash fees',
      text: 'You pay park fees and kayaks in pesos on the day. Each trip lists the amounts.',
      link: 'What you pay on the spot',
    },
    voucher: {
      title: 'A voucher that works offline',
      text: 'Your voucher, pickup place and our numbers open on your phone without a connection.',
      link: 'What your phone saves',
    },
  },
  article: {
    title: 'How to get to El Nido',
    text: 'Fly to Lio, ride five hours from Puerto Princesa, or come up from Port Barton: every way by time, comfort and price.',
    link: 'Read the guide',
  },
  question: <Part>(link: (text: string) => Part): MessageParts<Part> => [
    'A question first? ',
    link('Write or call us'),
    '.',
  ],
  hours: (hours: string) => `${hours}.`,
};

export type HomePageMessages = typeof en;
