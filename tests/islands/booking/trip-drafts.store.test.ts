import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../../src/lib/booking/trip-draft.ts';
import { aTrip } from '../../fixtures/builders/a-trip.ts';

const KEY = 'booking-draft.1';
const DRAFT = { ...emptyDraft(aTrip()), date: '2027-01-12', notes: 'A child seat' };

async function open() {
  vi.resetModules();
  return import('../../../src/islands/booking/trip-drafts.store.ts');
}

beforeEach(() => localStorage.clear());

describe('a form that was closed before it was finished', () => {
  test('is restored after a reload', async () => {
    (await open()).storeTripDraft('PV-PPS-ELN', DRAFT);
    const { tripDraft } = await open();
    expect(tripDraft('PV-PPS-ELN')).toEqual(DRAFT);
    expect(tripDraft('JT-ELN-A')).toBeNull();
    expect(tripDraft('constructor')).toBeNull();
  });

  test('is removed once it is finished', async () => {
    const { storeTripDraft, removeTripDraft } = await open();
    storeTripDraft('PV-PPS-ELN', DRAFT);
    removeTripDraft('PV-PPS-ELN');
    expect((await open()).tripDraft('PV-PPS-ELN')).toBeNull();
  });

  test('is removed after twenty others', async () => {
    const { storeTripDraft, tripDraft, $tripDrafts } = await open();
    for (let count = 0; count <= 20; count += 1) storeTripDraft(`TRIP-${count}`, DRAFT);
    expect(tripDraft('TRIP-0')).toBeNull();
    expect(tripDraft('TRIP-20')).toEqual(DRAFT);
    expect(Object.keys($tripDrafts.get())).toHaveLength(20);
  });
});

test.each([
  '{',
  'null',
  '[]',
  '{"A-B":null}',
  '{"A-B":{"date":"tomorrow"}}',
  JSON.stringify({ 'A-B': { ...DRAFT, people: 1e9 } }),
  JSON.stringify({ 'A-B': { ...DRAFT, notes: 'x'.repeat(501) } }),
  JSON.stringify({ 'A-B': { ...DRAFT, unknown: true } }),
])('what makes no sense in storage is left out: %s', async (stored) => {
  localStorage.setItem(KEY, stored);
  const { $tripDrafts } = await open();
  expect($tripDrafts.get()).toEqual({});
});
