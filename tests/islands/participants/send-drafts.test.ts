import { beforeEach, describe, expect, test } from 'vitest';
import { storeSecret } from '../../../src/islands/booking-service/booking-secrets.store.ts';
import { $storedBookings, storeBooking } from '../../../src/islands/booking-service/stored-bookings.store.ts';
import { $participantDrafts, storeDraft } from '../../../src/islands/bookings/participant-drafts.store.ts';
import { sendDrafts } from '../../../src/islands/participants/send-drafts.ts';
import { aTwin, BOAT, boat, booked, REF, selling, sold } from '../../fixtures/steps/an-open-screen.tsx';

const NOW = Date.parse('2027-01-10T08:30:00+08:00');
const PASSPORT = { name: 'MARIA SANTOS', number: 'P1234567A', expiry: '2031-05-20', country: 'PH' };
const MARIA = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult' } as const;
const PLACE = { ref: REF, tripRef: 'BOAT0000', index: 0 };

/** As on the next page: what the browser stored, and no more. */
function reload() {
  const key = 'kept-bookings.1';
  const newValue = localStorage.getItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

async function aPassportTrip(trip = {}) {
  const service = aTwin({ catalogue: selling(sold(BOAT, { documents: 'passport', ...trip })), now: () => NOW });
  await booked(service, [boat]);
  await service.saveParticipant(REF, { ...PLACE, participant: { ...MARIA, passport: PASSPORT } });
  storeBooking(service.view(REF), NOW);
  storeSecret(REF, 'the-secret');
  reload();
  service.calls.length = 0;
  return service;
}

beforeEach(() => {
  $storedBookings.set([]);
  $participantDrafts.set({});
});

describe('a form that was changed without a connection', () => {
  test('is sent with the passport that the service has and this device does not', async () => {
    const service = await aPassportTrip();
    storeDraft(PLACE, { ...MARIA, name: 'Maria Cruz' });
    await sendDrafts(service, NOW);
    expect(service.view(REF).trips[0]?.participants[0]).toMatchObject({
      name: 'Maria Cruz',
      passport: { number: 'XXXXX67A', expiry: '2031-05-20' },
    });
    expect($participantDrafts.get()).toEqual({});
  });

  test('about a child younger than advised waits for somebody who ticks it (specification.md#travellers-rules)', async () => {
    const service = await aPassportTrip({ advisedFromAge: 8 });
    storeDraft(PLACE, { ...MARIA, ageBand: 'infant' });
    await sendDrafts(service, NOW);
    expect(service.calls.filter((call) => call.startsWith('save'))).toEqual([]);
    expect(Object.keys($participantDrafts.get())).toHaveLength(1);
  });

  test('waits while the service cannot be reached', async () => {
    const service = await aPassportTrip();
    storeDraft(PLACE, { ...MARIA, name: 'Maria Cruz' });
    service.failWith('read', { kind: 'offline' });
    await sendDrafts(service, NOW);
    expect(service.calls.filter((call) => call.startsWith('save'))).toEqual([]);
    expect(Object.keys($participantDrafts.get())).toHaveLength(1);
  });

  test('sends no request where no form waits', async () => {
    const service = await aPassportTrip();
    await sendDrafts(service, NOW);
    expect(service.calls).toEqual([]);
  });

  test('is removed once the last trip has left, or the booking was removed from the device', async () => {
    const service = await aPassportTrip();
    storeDraft(PLACE, { ...MARIA, name: 'M' });
    storeDraft({ ...PLACE, ref: 'ZZZZZZZZ' }, MARIA);
    await sendDrafts(service, NOW);
    expect(Object.keys($participantDrafts.get())).toEqual([`${REF} BOAT0000 0`]);
    await sendDrafts(service, Date.parse('2027-01-20T00:00:00+08:00'));
    expect($participantDrafts.get()).toEqual({});
  });
});
