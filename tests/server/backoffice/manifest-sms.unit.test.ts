import { expect, test } from 'vitest';
import type { Departure } from '../../../src/server/backoffice/manifest.ts';
import { manifestOf } from '../../../src/server/backoffice/manifest.ts';
import { manifestSms } from '../../../src/server/backoffice/manifest-sms.ts';
import { aDeparture } from '../../fixtures/builders/a-departure.ts';

const DAY = '2027-01-12';

const smsOf = (...trips: readonly Partial<Departure>[]) =>
  manifestSms(
    manifestOf(
      trips.map((trip, number) => aDeparture({ bookingRef: `TRIP000${number}`, ...trip })),
      () => null,
    ),
    DAY,
  );

const maria = { name: 'María Santos-Núñez', email: 'maria@example.com', mobile: '+639175550100' };

test('a manifest for SMS has hour, people, name, number and pickup, in letters that every phone has', () => {
  const pickup = { name: 'Casa Maria, Puerto Princesa City', note: null };
  const { text, messages } = smsOf({ booker: maria, people: 2, pickup });
  const [first, second, third, ...more] = text.split('\n');
  expect(first).toBe('2027-01-12: 2 people');
  expect(second).toMatch(/^\d\d:\d\d [\w-]+$/);
  expect(third).toBe('2 Maria Santos-Nunez +639175550100 Casa Maria');
  expect([more, messages]).toEqual([[], 1]);
});

test('a manifest for SMS says nothing of money, passports and e-mail addresses', () => {
  const { text } = smsOf({ booker: maria, dueCents: 34_600, cashPhp: 800, documents: 'passport' });
  expect(text).not.toMatch(/346|800|assport|maria@/i);
});

test('a manifest for SMS leaves pickups out where it would be over three messages', () => {
  const pickup = { name: 'The long name of a resort, El Nido', note: null };
  const some = smsOf(...Array.from({ length: 6 }, () => ({ booker: maria, pickup })));
  expect([some.text.includes('The long name'), some.messages]).toEqual([true, 3]);
  const many = smsOf(...Array.from({ length: 9 }, () => ({ booker: maria, pickup })));
  expect([many.text.includes('The long name'), many.messages]).toEqual([false, 3]);
  expect(many.text.match(/\+639175550100/g)).toHaveLength(9);
});

test('a manifest for SMS counts fewer letters where a name has others, and keeps the name', () => {
  const { text, messages } = smsOf(...Array.from({ length: 2 }, () => ({ booker: { ...maria, name: '王小明' } })));
  expect(text).toContain('王小明');
  expect(messages).toBe(Math.ceil(text.length / 67));
  expect(messages).toBeGreaterThan(1);
});

test('a manifest for SMS says what is called off', () => {
  expect(smsOf({ isCalledOff: true }).text).toContain('\nCALLED OFF ');
});
