import type { MessageParts } from './message-parts.ts';

/** Messages of the page of a booking in English. */
export const en = {
  answerWasLost: 'Your first attempt did work; only our answer got lost. Please check that everything is right.',
  justPaid: 'Just paid? It can take a minute. This page then updates by itself.',
  hotelMissing: 'We still need your hotel. Add it on the voucher below so that the driver can find you.',
  reference: <Part>(ref: Part): MessageParts<Part> => ['Reference ', ref],
  titles: {
    travellers: 'Travellers',
    share: 'Take it with you',
    paid: 'What you paid',
    price: 'What you pay',
    email: 'Your e-mail',
    contact: 'Questions about this booking',
    change: 'Change or cancel',
  },
  changeHelp:
    'Use “Change this trip” on the voucher to change the day, time, people or stops. You see the difference in price first. If a trip has no such button, it is too late to change it here: write to us.',
  travellers: {
    progress: (progress: string) => `${progress}.`,
    complete: 'We have the details of all travellers.',
    passports: 'One of your trips needs everyone’s passport for its permit.',
    forms: 'Traveller forms',
    add: 'Add traveller details',
    change: 'Change traveller details',
  },
  money: {
    total: 'Total',
    paid: 'Paid',
    paidSoFar: 'Paid so far',
    dueNow: 'Due now',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['Due by ', moment, ', Palawan time'],
    refund: 'Refund',
    refunded: 'Refunded',
  },
  cancelledTrips: 'Cancelled trips',
  droppedTrips: 'Trips taken out',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  share: {
    offline: 'You need a connection to get the calendar file. Try again when you are online.',
    addToCalendar: 'Add to calendar',
    googleCalendar: 'Google Calendar',
    googleCalendarOf: (trip: string) => `Google Calendar: ${trip}`,
    print: 'Print or save as PDF',
    tellGroup: 'Tell your group',
    subject: (ref: string) => `Our trips, booking ${ref}`,
    showText: 'Show the text',
  },
  changeTrip: {
    offline: 'You need a connection to change a trip. Try again when you are online.',
    calledOff: 'This trip is called off',
    calledOffAlone: 'Move it to another day at no cost, or cancel the booking and get a full refund.',
    calledOffAmongOthers:
      'Move it to another day at no cost, or get a full refund for it. Your other trips stay booked.',
    action: 'Change this trip',
    actionFor: (trip: string) => `Change this trip: ${trip}`,
  },
};

export type BookingPageMessages = typeof en;
