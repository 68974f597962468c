import type { MessageParts } from './message-parts.ts';

/** Messages of a trip on a page of its own, in English. */
export const en = {
  askUs: <Part>(link: (text: string) => Part): MessageParts<Part> => [link('Ask us what we can do'), '.'],
  actions: { compare: 'Compare', share: 'Share' },
  pictures: 'Pictures',
  facts: {
    duration: 'Duration',
    departure: 'Departure',
    group: 'Group',
    groupUpTo: (people: number) => `Up to ${people} people`,
    cancellation: 'Cancellation',
  },
  sections: {
    label: 'On this page',
    itinerary: 'Itinerary',
    included: 'Included',
    pickup: 'Pickup',
    cash: 'Cash',
    notes: 'Good to know',
    reviews: 'Reviews',
    policy: 'Cancellation',
    book: 'Ask us',
  },
  itinerary: 'Itinerary',
  covers: { label: 'What the price covers', included: 'Included', excluded: 'Not included' },
  notes: 'Important to know',
  policy: 'Payment and cancellation',
  more: (count: number) => `${count} more`,
  suggestions: 'More trips from here',
  book: {
    title: 'Book or ask',
    titleOfExample: 'Ask about this trip',
    notSold: 'We do not sell this trip yet. Ask us what we can do and what it costs.',
    write: (hours: string) =>
      `Send us your date, departure time, group size and pickup place. The name of this trip is already in the message. We reply ${hours}.`,
  },
};

export type ListingPageMessages = typeof en;
