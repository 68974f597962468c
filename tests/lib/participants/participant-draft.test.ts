import { describe, expect, test } from 'vitest';
import { bookingProgress, progressText, remainingText } from '../../../src/lib/participants/booking-progress.ts';
import {
  completeDraft,
  copyDraft,
  draftOf,
  EMPTY_DRAFT,
  isEmptyDraft,
  storablePartOf,
} from '../../../src/lib/participants/participant-draft.ts';
import { aBookedVan } from '../../fixtures/builders/a-booking.ts';

const PASSPORT = { name: 'MARIA SANTOS', number: 'p1234567a', expiry: '2031-05-20', country: 'PH' };
const DRAFT = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult', passport: PASSPORT };
const TOUR = { documents: 'passport', lastDay: '2027-01-12' } as const;
const VAN = { documents: 'none', lastDay: '2027-01-12' } as const;

const problemsOf = (draft: typeof DRAFT, asked: typeof TOUR | typeof VAN = TOUR) => {
  const outcome = completeDraft(draft, asked, 'en');
  return outcome.kind === 'incomplete' ? outcome.problems.map(({ field }) => field) : [];
};

describe('a form about somebody who travels (specification.md#passports)', () => {
  test('is complete with name, nationality and age; a passport is not passed on where none is asked for', () => {
    const participant = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult', passport: null };
    expect(completeDraft(DRAFT, VAN, 'en')).toEqual({ kind: 'complete', participant });
  });

  test('is complete with a whole passport where the trip asks for one', () => {
    const outcome = completeDraft(DRAFT, TOUR, 'en');
    expect(outcome).toMatchObject({ kind: 'complete', participant: { passport: { number: 'P1234567A' } } });
  });

  test.each([
    ['name', { name: 'M' }],
    ['nationality', { nationality: '' }],
    ['ageBand', { ageBand: '' }],
    ['passport.name', { passport: { ...PASSPORT, name: '' } }],
    ['passport.number', { passport: { ...PASSPORT, number: '12' } }],
    ['passport.expiry', { passport: { ...PASSPORT, expiry: '20 May 2031' } }],
    ['passport.expiry', { passport: { ...PASSPORT, expiry: '2027-01-12' } }],
    ['passport.country', { passport: { ...PASSPORT, country: 'Philippines' } }],
  ])('says what is wrong with its %s', (field, changes) => {
    expect(problemsOf({ ...DRAFT, ...changes })).toEqual([field]);
  });

  test('says at once that a passport is valid for too short a time, whatever else is missing', () => {
    const early = { ...DRAFT, name: '', passport: { ...PASSPORT, number: '', expiry: '2027-01-11' } };
    expect(problemsOf(early)).toEqual(['name', 'passport.number', 'passport.expiry']);
  });

  test('lacks everything while it is empty', () => {
    expect(isEmptyDraft(EMPTY_DRAFT)).toBe(true);
    expect(isEmptyDraft({ ...EMPTY_DRAFT, name: 'M' })).toBe(false);
    expect(problemsOf(EMPTY_DRAFT as typeof DRAFT, VAN)).toEqual(['name', 'nationality', 'ageBand']);
  });

  test('begins with what the service has, and what was typed since; a device keeps no passport', () => {
    const saved = { ...DRAFT, ageBand: 'adult' as const, passport: { ...PASSPORT, number: 'XXXXX67A' } };
    expect(draftOf(saved, null)).toEqual(saved);
    expect(draftOf(saved, { name: 'Mar', nationality: 'PH', ageBand: 'adult' }).name).toBe('Mar');
    expect(draftOf(null, null)).toEqual(EMPTY_DRAFT);
    expect(storablePartOf(DRAFT)).toEqual({ name: 'Maria Santos', nationality: 'PH', ageBand: 'adult' });
  });

  test('is copied with all but a number of which only the end is known', () => {
    expect(copyDraft(DRAFT)).toEqual(DRAFT);
    expect(copyDraft({ ...DRAFT, passport: { ...PASSPORT, number: 'XXXXX67A' } }).passport).toEqual({
      ...PASSPORT,
      number: '',
    });
  });
});

describe('how far the forms of a booking are', () => {
  const person = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult' as const, passport: null };

  test('counts one for each trip and person', () => {
    const van = aBookedVan({ participants: [person, null] });
    expect(bookingProgress([van, van])).toEqual({ done: 2, all: 4 });
  });

  test('is not done without a passport that is valid on the last day', () => {
    const passport = { ...PASSPORT, number: 'XXXXX67A' };
    const tour = aBookedVan({ documents: 'passport', participants: [person, { ...person, passport }] });
    expect(bookingProgress([tour])).toEqual({ done: 1, all: 2 });
    expect(bookingProgress([{ ...tour, end: '2031-05-20T18:00:00+08:00' }])).toEqual({ done: 0, all: 2 });
  });

  test.each([
    [{ done: 0, all: 2 }, '0 of 2 forms complete'],
    [{ done: 2, all: 2 }, 'All 2 forms are complete'],
    [{ done: 1, all: 1 }, 'The traveller’s details are complete'],
  ])('is said in words for %o', (progress, text) => {
    expect(progressText(progress, 'en')).toBe(text);
  });

  test.each([
    [{ done: 0, all: 5 }, '5 forms to go.'],
    [{ done: 0, all: 1 }, '1 form to go.'],
    [{ done: 1, all: 5 }, '1 form is done, 4 to go.'],
    [{ done: 4, all: 5 }, '4 forms are done, 1 to go.'],
    [{ done: 2, all: 2 }, 'Everything is filled in.'],
  ])('%o at the end of its page', (progress, text) => {
    expect(remainingText(progress, 'en')).toBe(text);
  });
});
