import { describe, expect, test } from 'vitest';
import { rejectionOf } from '../../../src/lib/checkout/booking-rejection.ts';
import { cartChanges, lineChanges } from '../../../src/lib/checkout/price-changes.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aCartLine } from '../../fixtures/builders/a-cart-line.ts';

const [van, boat] = [aCartItem('AAAAAAAA'), { ...aCartItem('BBBBBBBB'), title: 'A boat', totalUsd: 80 }];

describe('what the booking service did not take', () => {
  test('stands beside the field or the trip that it is about', () => {
    const errors = [
      { field: 'contactInfo.mobile', detail: 'a number that exists, with its country code' },
      { field: 'bookingItems.1.trip.date', detail: 'This trip has already left. Choose another day.' },
      { field: 'bookingItems.0.totalUsd', detail: 'Its price has changed: it was $170.' },
      { field: 'bookingItems.7.trip.date', detail: 'This trip has already left. Choose another day.' },
      { field: 'expectedTotalUsd', detail: 'The price of everything is $253.' },
    ];
    expect(rejectionOf(errors, [van, boat], 'en')).toEqual({
      booker: { mobile: 'Please enter the full number: this one does not exist in its country.' },
      trips: [{ title: 'A boat', text: 'This trip has already left. Choose another day.' }],
    });
  });
});

describe('what has become of prices', () => {
  test('is told for each trip, also for one that can no longer be booked', () => {
    expect(cartChanges([van, boat], [{ ...van, totalUsd: 180 }])).toEqual([
      { ref: 'AAAAAAAA', title: van.title, oldUsd: 173, newUsd: 180 },
      { ref: 'BBBBBBBB', title: 'A boat', oldUsd: 80, newUsd: null },
    ]);
    expect(cartChanges([van], [van])).toEqual([]);
  });

  test('is known before anything is sent where the browser has today’s prices', () => {
    const lines = [aCartLine(van), aCartLine(boat, { state: { kind: 'repriced', oldUsd: 70 } })];
    expect(lineChanges(lines)).toEqual([{ ref: 'BBBBBBBB', title: 'A boat', oldUsd: 70, newUsd: 80 }]);
  });
});

test('a page in another language has its own words for what the service refused (specification.md#languages)', () => {
  const detail = 'That departure can no longer be booked. Choose a later one.';
  const errors = [
    { field: 'contactInfo.email', detail: 'an e-mail address' },
    { field: 'bookingItems.0.trip.time', detail, code: 'too-soon' },
    { field: 'bookingItems.1.trip.time', detail: 'not in the timetable', code: 'not-served' },
    { field: 'bookingItems.1.trip.pickup', detail: 'Enter your hotel.', code: 'unheard-of' },
  ];
  expect(rejectionOf(errors, [van, boat], 'de')).toEqual({
    booker: { email: expect.stringContaining('E-Mail-Adresse') },
    trips: [
      { title: van.title, text: 'Diese Abfahrt lässt sich nicht mehr buchen. Wähl eine spätere.' },
      { title: 'A boat', text: 'Um diese Zeit startet dieser Trip nicht. Wähl eine seiner Abfahrten.' },
      { title: 'A boat', text: 'So lässt er sich nicht buchen. Wähl einen anderen Tag oder eine andere Abfahrt.' },
    ],
  });
});
