import { describe, expect, test } from 'vitest';
import { type Participant, participantSchema } from '../../../src/lib/bookings/participant.schema.ts';
import { participantProblems } from '../../../src/lib/bookings/passport-validation.ts';
import { participantProgress } from '../../../src/lib/participants/progress.ts';

const PASSPORT = { name: 'Maria Santos', number: 'P1234567', expiry: '2031-05-20', country: 'PH' };
const MARIA: Participant = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult', passport: PASSPORT };
const LAST_DAY = '2027-01-12';

describe('passports for the San Vicente to Puerto Princesa Underground River tour (specification.md#passports)', () => {
  test.each([
    ['a valid one', MARIA, []],
    ['none', { ...MARIA, passport: null }, ['passport']],
    ['one that expires on the day', { ...MARIA, passport: { ...PASSPORT, expiry: LAST_DAY } }, ['passport.expiry']],
    ['one that expires the day after', { ...MARIA, passport: { ...PASSPORT, expiry: '2027-01-13' } }, []],
    ['one that has expired', { ...MARIA, passport: { ...PASSPORT, expiry: '2020-01-01' } }, ['passport.expiry']],
    ['none for a child', { ...MARIA, ageBand: 'infant' as const, passport: null }, ['passport']],
  ])('are checked: %s', (_name, participant, fields) => {
    expect(participantProblems(participant, 'passport', LAST_DAY, 'en').map(({ field }) => field)).toEqual(fields);
  });

  test('other trips ask for none', () => {
    expect(participantProblems({ ...MARIA, passport: null }, 'none', LAST_DAY, 'en')).toEqual([]);
  });
});

describe("a participant's details", () => {
  test('are stored without needless spaces', () => {
    const parsed = participantSchema.parse({
      ...MARIA,
      name: ' \u202eMaria\n\u200bSantos ',
      passport: { ...PASSPORT, number: ' \u200ep1234567 ' },
    });
    expect(parsed).toEqual(MARIA);
  });

  test.each([
    ['no name', { name: '' }],
    ['a script for a name', { name: '<script>' }],
    ['a name that nobody sees', { name: '\u3164\u200b\u2800\u202e' }],
    ['a name without a letter', { name: '12 🌴' }],
    ['a passport name that nobody sees', { passport: { ...PASSPORT, name: '\u2066\u2069\u00ad' } }],
    ['a country that is none', { nationality: 'Philippines' }],
    ['an age group that is none', { ageBand: 'old' }],
    ['a passport without expiry', { passport: { ...PASSPORT, expiry: '' } }],
    ['a passport number with signs', { passport: { ...PASSPORT, number: 'P-1' } }],
    ['an unknown field', { vip: true }],
  ])('with %s are refused', (_name, change) => {
    expect(participantSchema.safeParse({ ...MARIA, ...change }).success).toBe(false);
  });
});

describe('how far a booking is', () => {
  const trip = { people: 2, documents: 'none' as const, lastDay: LAST_DAY, participants: [MARIA, null] };

  test('counts one form for each trip and person', () => {
    expect(participantProgress([trip, { ...trip, people: 3, participants: [] }])).toEqual({ done: 1, all: 5 });
  });

  test('does not count a form whose passport is missing', () => {
    const river = { ...trip, documents: 'passport' as const, participants: [MARIA, { ...MARIA, passport: null }] };
    expect(participantProgress([river])).toEqual({ done: 1, all: 2 });
  });

  test('does not count more people than travel', () => {
    expect(participantProgress([{ ...trip, people: 1, participants: [MARIA, MARIA] }])).toEqual({ done: 1, all: 1 });
  });

  test('of nothing is nothing', () => {
    expect(participantProgress([])).toEqual({ done: 0, all: 0 });
  });
});
