import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draftProblems } from '../../../src/lib/booking/draft-validation.ts';
import { type TripChoice, tripChoiceSchema } from '../../../src/lib/booking/trip-choice.schema.ts';
import { tripDraftSchema } from '../../../src/lib/booking/trip-draft.schema.ts';
import {
  canReturn,
  choiceOf,
  draftOf,
  emptyDraft,
  refreshDraft,
  returnDraft,
  wayBackProblem,
  withDate,
} from '../../../src/lib/booking/trip-draft.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aChoice, aTrip } from '../../fixtures/builders/a-trip.ts';

const NOW = Date.parse('2027-01-10T07:30:00+08:00');
const VAN = aTrip({ sched: ['07:30', '18:00'] });
const TOUR = aTrip({ code: 'JT-ELN-A', sched: ['09:00'], pickup: ['a', 'b'], dropoff: ['b', 'a'] });
const CONTEXT = { code: 'PV-PPS-ELN', people: 2, asksForArrival: true };

describe('a form that nobody has touched', () => {
  test('is open where there is a choice', () => {
    expect(emptyDraft(VAN)).toMatchObject({ date: '', time: '', people: null, pickup: { areaId: null, text: '' } });
  });

  test('has chosen what leaves no choice', () => {
    expect(emptyDraft(TOUR).time).toBe('09:00');
    expect(emptyDraft(VAN).dropoff).toEqual({ areaId: 'eln-town-hotels', text: '' });
  });

  test('brings travellers back where they were collected, where the trip can', () => {
    expect([canReturn(TOUR), emptyDraft(TOUR).returns]).toEqual([true, true]);
    expect([canReturn(VAN), emptyDraft(VAN).returns]).toEqual([false, false]);
  });

  test('is one that the browser may keep', () => {
    expect(z.safeParse(tripDraftSchema, emptyDraft(VAN)).success).toBe(true);
  });
});

describe('a choice and its form', () => {
  test('are each the other', () => {
    const choice = aChoice({ arrival: { number: '5J 637', time: '06:20' }, notes: 'A child seat' });
    const draft = draftOf(choice, VAN);
    expect(draft).toMatchObject({ people: 2, returns: false, arrival: { number: '5J 637', time: '06:20' } });
    expect(choiceOf(draft, CONTEXT)).toEqual(choice);
  });

  test('name one place where it is the same', () => {
    const hotel = { areaId: 'a', text: 'Casa Maria' };
    const draft = draftOf(aChoice({ pickup: hotel, dropoff: hotel }), TOUR);
    expect(draft.returns).toBe(true);
    expect(choiceOf({ ...draft, pickup: { areaId: 'b', text: '' } }, CONTEXT).dropoff).toEqual({
      areaId: 'b',
      text: '',
    });
  });

  test.each([
    ['no flight', { number: '', time: '' }, null],
    ['a flight alone', { number: ' 5J 637 ', time: '' }, { number: '5J 637', time: null }],
    ['an hour alone', { number: '', time: '06:20' }, { number: '', time: '06:20' }],
  ] as const)('keep %s', (_name, arrival, expected) => {
    expect(choiceOf({ ...emptyDraft(VAN), arrival }, CONTEXT).arrival).toEqual(expected);
  });

  test('keep no flight where nobody lands', () => {
    const draft = { ...emptyDraft(VAN), arrival: { number: '5J 637', time: '06:20' } };
    expect(choiceOf(draft, { ...CONTEXT, asksForArrival: false }).arrival).toBeNull();
  });

  test('lose signs that nobody sees, which the cart and the server refuse', () => {
    const pickup = { areaId: null, text: ' Casa\u0007\nMaria ' };
    const draft = { ...draftOf(aChoice(), VAN), pickup, notes: 'A child seat,\u000bplease\n\tand a cot\u0000' };
    const choice = choiceOf(draft, CONTEXT);
    expect(choice.pickup.text).toBe('Casa Maria');
    expect(choice.notes).toBe('A child seat, please\n\tand a cot');
    expect(z.safeParse(tripChoiceSchema, choice).success).toBe(true);
  });
});

describe('another day', () => {
  const draft = { ...emptyDraft(VAN), date: '2027-01-12', time: '07:30' };

  test('keeps the hour where it leaves at it', () => {
    expect(withDate(draft, '2027-01-13', VAN, NOW)).toMatchObject({ date: '2027-01-13', time: '07:30' });
  });

  test('opens an hour that has left, or takes the only one that is still there', () => {
    const now = Date.parse('2027-01-10T12:00:00+08:00');
    const three = aTrip({ sched: ['07:30', '15:00', '18:00'] });
    expect(withDate(draft, '2027-01-10', three, now).time).toBe('');
    expect(withDate(draft, '2027-01-10', VAN, now).time).toBe('18:00');
  });

  test('keeps any hour where travellers choose it', () => {
    expect(withDate({ ...draft, time: '04:30' }, '2027-01-13', aTrip(), NOW).time).toBe('04:30');
  });

  test.each(['', '2027-02-30', '2027-01-09', 'soon'])('is none when it is “%s”', (date) => {
    expect(withDate(draft, date, VAN, NOW)).toMatchObject({ date: '', time: '07:30' });
  });
});

describe('a draft of last week', () => {
  test('opens what cannot be chosen any more', () => {
    const old = {
      ...draftOf(aChoice({ date: '2027-01-04' }), VAN),
      pickup: { areaId: 'closed-hotel', text: 'Casa Maria' },
    };
    expect(refreshDraft({ ...old, returns: true }, VAN, NOW)).toMatchObject({
      date: '',
      pickup: { areaId: null, text: 'Casa Maria' },
      dropoff: { areaId: 'eln-town-hotels' },
      returns: false,
    });
  });
});

describe('the form of a way back (specification.md#booking-dialog)', () => {
  const there = draftOf(
    aChoice({ people: 3, arrival: { number: '5J 637', time: '06:20' }, notes: 'Two surfboards.' }),
    VAN,
  );

  test('has the same people, and the stops the other way round', () => {
    expect(returnDraft(there)).toMatchObject({
      people: 3,
      pickup: there.dropoff,
      dropoff: there.pickup,
      isWayBack: true,
      returns: false,
    });
  });

  test('leaves open what belongs to the way there alone: day, hour, flight and notes', () => {
    expect(returnDraft(there)).toMatchObject({ date: '', time: '', arrival: { number: '', time: '' }, notes: '' });
  });

  test('knows on which side the hotel is still unknown', () => {
    const draft = { ...there, hotelLater: { pickup: true, dropoff: false } };
    expect(returnDraft(draft).hotelLater).toEqual({ pickup: false, dropoff: true });
    const { hotelLater: _, ...unasked } = draft;
    expect(returnDraft(unasked)).not.toHaveProperty('hotelLater');
  });

  test('refuses a day before the way there, and takes the same day or none', () => {
    expect(wayBackProblem('2027-01-11', '2027-01-12', 'en')).toBe('This is before the day of your trip there.');
    expect(wayBackProblem('2027-01-12', '2027-01-12', 'en')).toBeNull();
    expect(wayBackProblem('', '2027-01-12', 'en')).toBeNull();
  });
});

describe('what a form needs (specification.md#notice)', () => {
  const problems = (changes: Partial<TripChoice>, trip = VAN) =>
    draftProblems(aChoice(changes), trip, NOW, 'en').map(({ field, text }) => `${field}: ${text}`);

  test.each<[string, Partial<TripChoice>, string[]]>([
    ['nothing, when all is chosen', {}, []],
    ['a day, and says nothing of its hours', { date: '' }, ['date: Choose a day.']],
    ['a departure', { time: '' }, ['time: Choose a departure.']],
    [
      'a day and a departure, where both are missing',
      { date: '', time: '' },
      ['date: Choose a day.', 'time: Choose a departure.'],
    ],
    ['a place', { pickup: { areaId: null, text: '' } }, ['pickup: Tell us where to pick you up.']],
    ['fewer people', { people: 9 }, ['people: At most 8 people in one booking. Add a second booking for the others.']],
  ])('is %s', (_name, changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  test('is an hour, where there is no timetable', () => {
    expect(problems({ time: '' }, aTrip())).toEqual(['time: Choose a time.']);
  });

  test('an hour that leaves the notice', () => {
    const trip = aTrip({ policy: aPolicy({ bookingNotice: '48h' }) });
    expect(problems({ date: '2027-01-12', time: '07:00' }, trip)).toEqual([
      'time: That departure can no longer be booked. Choose a later one.',
    ]);
  });
});
