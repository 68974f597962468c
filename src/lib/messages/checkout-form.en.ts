import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout's form, in English. */
export const en = {
  label: 'Book and pay',
  booking: 'Booking …',
  byMessage: <Part>(requests: Part): MessageParts<Part> => [
    'This copy of the site takes ',
    requests,
    ': enter your details and we write the message for you. Nothing is booked until we reply.',
  ],
  requests: 'requests by message',
  missing: (count: number) =>
    plural('en', count, { one: 'One thing is missing', other: `${count} things are missing` }),
  complete: 'Everything is filled in now',
  booker: {
    legend: 'Who is booking?',
    name: 'Full name',
    email: 'E-mail',
    emailHint: 'We send your voucher and any changes here.',
    country: 'Country code',
    mobile: 'Mobile number',
    mobileHint: 'The driver calls or writes to this number on the day.',
  },
  agreement: {
    title: 'If your plans change',
    text: <Part>(terms: Part): MessageParts<Part> => ['I agree to these rules and to the ', terms, '.'],
    terms: 'terms of booking',
    problem: 'Please tick the box to agree to the rules and terms.',
  },
  rules: {
    loading: 'Loading your cancellation rules …',
    failed: 'The cancellation rules and today’s prices could not be loaded. You will see them before you book.',
    retry: 'Try again',
    missing: 'The cancellation rules could not be loaded, so nothing was sent. Try again when you are online.',
  },
  noMethod: 'Payment methods have not loaded yet, so nothing was sent. Your details are saved on this device.',
  /** What is full stands above, with where to move it. */
  full: 'Nothing was booked. Choose another departure above, then book again.',
  unexpected:
    'Something went wrong, and we do not know whether your booking reached us. Your trips and details are saved on this device. Press the button again: nothing will be booked twice.',
  request: {
    title: 'Send your request',
    text: <Part>(request: Part, hours: Part): MessageParts<Part> => [
      'This is a ',
      request,
      ': nothing is reserved until we reply. Your message is ready; choose how to send it. We reply: ',
      hours,
      '.',
    ],
    request: 'request, not a booking',
  },
};

export type CheckoutFormMessages = typeof en;
