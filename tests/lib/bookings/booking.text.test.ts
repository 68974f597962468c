import { describe, expect, test } from 'vitest';
import { type TripTextData, tripLines } from '../../../src/lib/booking/trip.text.ts';
import { type BookingTextData, bookingText, requestText } from '../../../src/lib/bookings/booking.text.ts';

const VAN: TripTextData = {
  title: 'Shared van from El Nido to Puerto Princesa',
  departure: Date.parse('2027-01-12T07:30:00+08:00'),
  people: 2,
  pickup: 'El Nido bus terminal',
  dropoff: 'Puerto Princesa Airport, departures',
  arrival: null,
  notes: '',
  cashPhp: 0,
};
const BOOKING: BookingTextData = {
  ref: '7K2M0QXA',
  operator: 'Dalan Palawan',
  trips: [VAN, { ...VAN, people: 1 }],
  totalUsd: 32,
  phone: '+63 917 555 0100',
};
const MARIA = { name: 'Maria Santos', email: 'maria@example.com', mobile: '+639175550100' };

/** Formats put narrow spaces that no reader sees. */
const plain = (text: string) => text.replaceAll(/[  ]/g, ' ');

describe('a trip as plain lines', () => {
  test('says when, what, from and to; be ready 15 minutes early (specification.md#departures)', () => {
    expect(tripLines(VAN, 'en-US', 'en').map(plain)).toEqual([
      'Tue, Jan 12, 2027, 7:30 AM (be ready at 7:15 AM, Palawan time)',
      'Shared van from El Nido to Puerto Princesa, 2 people',
      'From: El Nido bus terminal',
      'To: Puerto Princesa Airport, departures',
    ]);
  });

  test('adds a flight, cash and a note where there are any', () => {
    const lines = tripLines({ ...VAN, arrival: '5J 637, 09:40', cashPhp: 800, notes: 'Child seat' }, 'en-GB', 'en');
    expect(lines.slice(4)).toEqual(['Arriving with: 5J 637, 09:40', 'Bring in cash: PHP 800', 'Note: Child seat']);
  });

  test('follows the locale', () => {
    expect(tripLines(VAN, 'de-DE', 'en')[0]).toContain('Di., 12. Jan. 2027');
  });
});

describe('a booking as plain text', () => {
  test('has reference, trips, total and contact', () => {
    const text = plain(bookingText(BOOKING, 'en-US', 'en'));
    expect(text).toMatch(/^Booking 7K2M0QXA, Dalan Palawan\n\n1\. Tue, Jan 12/);
    expect(text).toContain('\n\n2. Tue, Jan 12');
    expect(text).toMatch(/1 person\n/);
    expect(text).toMatch(/Total: \$32\n\nQuestions: \+63 917 555 0100$/);
  });

  test('as a request says that it is one, and who asks', () => {
    const text = plain(requestText(BOOKING, MARIA, 'en-US'));
    expect(text).toMatch(/^Booking request 7K2M0QXA\. Please confirm\./);
    expect(text).toMatch(/Maria Santos\n\+639175550100\nmaria@example\.com$/);
  });
});
