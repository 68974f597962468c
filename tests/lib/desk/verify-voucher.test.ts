import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Booking } from '../../../src/lib/bookings/booking.schema.ts';
import { qrDrawing } from '../../../src/lib/bookings/qr-code.ts';
import { voucherCode } from '../../../src/lib/bookings/voucher-code.ts';
import type { DeskTrip } from '../../../src/lib/desk/departures.contract.ts';
import { type KnownDeparture, type VoucherVerdict, verifyVoucher } from '../../../src/lib/desk/verify-voucher.ts';
import { voucherWords } from '../../../src/lib/desk/voucher.text.ts';
import { publicKeysOf, signVoucher } from '../../../src/server/secrets/voucher-signature.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';
import { aDeskDeparture, aDeskTrip } from '../../fixtures/fakes/a-desk-network.ts';
import { aRing } from '../../fixtures/steps/a-services.ts';

const DAY = '2027-01-12';
const MORNING = Date.parse(`${DAY}T07:00:00+08:00`);
const RING = aRing('2027');
const KEYS = publicKeysOf(RING);
const REF = aBooking().ref;

const signed = (changes: Partial<Booking> = {}, ring = RING) => signVoucher(aBooking(changes), ring);
const bookedOn = (day: string) =>
  aBookedVan({
    trip: { ...aBookedVan().trip, date: day },
    departure: `${day}T07:30:00+08:00`,
    end: `${day}T13:00:00+08:00`,
  });

/** The departure of a van on which a trip is; null for one that it is not on. */
function aKnownDeparture(trip: Partial<DeskTrip> | null = {}, cancelled: readonly string[] = []): KnownDeparture {
  const trips = trip === null ? [] : [aDeskTrip({ bookingRef: REF, ...trip })];
  const departure = aDeskDeparture({ groups: [{ vehicle: null, people: 2, cashPhp: 0, trips }] });
  return { departure, day: { day: DAY, departures: [departure] }, cancelled: [...cancelled] };
}

const verify = (code: string, known = aKnownDeparture(), now = MORNING) => verifyVoucher(code, [...KEYS], known, now);
const kindOf = async (...given: Parameters<typeof verify>) => (await verify(...given)).kind;
const boarded = { state: 'boarded', at: `${DAY}T07:20:00+08:00`, by: 'Jun' } as const;
const personsOf = (...states: readonly boolean[]) =>
  states.map(
    (isBoarded, index) => ({ ...aDeskTrip().persons[0], index, checkIn: isBoarded ? boarded : null }) as never,
  );

describe('a voucher at the pier (specification.md#vouchers)', () => {
  test('lets those on it board, however many have already', async () => {
    expect(await verify(signed())).toMatchObject({ kind: 'valid', trip: { bookingRef: REF }, boarded: 0 });
    const one = aKnownDeparture({ persons: personsOf(true, false) });
    expect(await verify(signed(), one)).toMatchObject({ kind: 'valid', boarded: 1 });
  });

  test.each<readonly [string, KnownDeparture, VoucherVerdict['kind']]>([
    ['used by everybody on it', aKnownDeparture({ persons: personsOf(true, true) }), 'used'],
    ['of a booking that was changed since', aKnownDeparture({ revision: 2 }), 'changed'],
    ['of a booking that is not paid any more', aKnownDeparture({ isCertain: false }), 'unpaid'],
    ['of a departure that is called off', aKnownDeparture({ isCalledOff: true }), 'called-off'],
    ['of a cancelled booking', aKnownDeparture(null, [REF]), 'cancelled'],
    ['of a booking that is on no list', aKnownDeparture(null), 'unlisted'],
  ])('that is %s is known without a network', async (_name, known, kind) => {
    expect(await kindOf(signed(), known)).toBe(kind);
  });

  test('is for another departure of the day, for a later day or for an earlier one', async () => {
    const away = aKnownDeparture(null);
    const tour = aDeskDeparture({ title: 'Tour A', time: '09:00', groups: aKnownDeparture().departure.groups });
    const day = { day: DAY, departures: [...away.day.departures, tour] };
    expect(await verify(signed(), { ...away, day })).toEqual({
      ...{ kind: 'elsewhere', ref: REF, title: 'Tour A', time: '09:00' },
    });
    const later = signed({ trips: [bookedOn('2027-01-14')] });
    expect(await verify(later, away)).toEqual({ kind: 'early', ref: REF, days: ['2027-01-14'] });
    const earlier = signed({ trips: [bookedOn('2027-01-11')] });
    expect(await kindOf(earlier, away)).toBe('late');
  });

  test('counts until the day after its last trip', async () => {
    const until = (day: string) => Date.parse(`${day}T23:59:00+08:00`);
    expect(await kindOf(signed(), aKnownDeparture(), until('2027-01-13'))).toBe('valid');
    expect(await kindOf(signed(), aKnownDeparture(), until('2027-01-13') + 60_000)).toBe('expired');
  });

  test('of which one character was altered, left out or added lets nobody board', async () => {
    const code = signed();
    const altered = [...code].flatMap((sign, at) => {
      const put = (text: string) => `${code.slice(0, at)}${text}${code.slice(at + 1)}`;
      const others = ['A', 'b', '0', '9', '-', '_', '.', ' ', '\n', 'é'].filter((other) => other !== sign);
      return [put(''), put(`${sign}A`), ...others.map(put)];
    });
    const kinds = new Set<string>();
    for (const text of altered) kinds.add(await kindOf(text, aKnownDeparture(null)));
    expect([...kinds].toSorted()).toEqual(['forged', 'unknown-key', 'unreadable']);
  });

  test('whose text was taken from another one, or that another key has signed, is forged', async () => {
    const [, signature = ''] = /\.([^.]+)$/.exec(signed()) ?? [];
    const other = signed({ ref: 'ZZZZ9999' });
    expect(await kindOf(other.replace(/[^.]+$/, signature))).toBe('forged');
    const [thief] = [...aRing('thief').keys.values()];
    const theirs = { current: '2027', keys: new Map([['2027', thief as Buffer]]) };
    expect(await kindOf(signed({}, theirs))).toBe('forged');
    expect(await verify(signed({}, aRing('2026')))).toMatchObject({ kind: 'unknown-key', trip: { bookingRef: REF } });
  });

  test('of a key that signs no more still counts, as long as the device has it', async () => {
    const rotated = publicKeysOf(aRing('2028', '2027'));
    expect((await verifyVoucher(signed(), [...rotated], aKnownDeparture(), MORNING)).kind).toBe('valid');
  });

  test('from before vouchers were signed is looked up by its name', async () => {
    const old = voucherCode(aBooking());
    expect(await verify(old)).toMatchObject({ kind: 'unsigned', ref: REF, name: 'Maria Santos', trip: { people: 2 } });
    expect(await verify(old, aKnownDeparture(null))).toMatchObject({ kind: 'unsigned', trip: null });
    const many = voucherCode(aBooking({ trips: Array.from({ length: 8 }, () => bookedOn(DAY)) }));
    expect(await kindOf(many)).toBe('unsigned');
  });

  test.each(['', 'https://example.com/', 'ABCD123', `${REF}\nMaria\nfree ride`])(
    'that is "%s" is none',
    async (text) => {
      expect(await kindOf(text)).toBe('unreadable');
    },
  );

  describe('where a browser knows no Ed25519', () => {
    beforeEach(() => {
      const unknown = new DOMException('Unrecognized name', 'NotSupportedError');
      vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(unknown);
    });
    afterEach(() => void vi.restoreAllMocks());

    test('is checked all the same', async () => {
      expect(await kindOf(signed())).toBe('valid');
      const altered = signed().replace('Maria', 'Mario');
      expect(await kindOf(altered)).toBe('forged');
      const [thief] = [...aRing('thief').keys.values()];
      const theirs = { current: '2027', keys: new Map([['2027', thief as Buffer]]) };
      expect(await kindOf(signed({}, theirs))).toBe('forged');
    });

    test('and cannot even hash, as on a page without HTTPS, is not decided', async () => {
      vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new TypeError('undefined is not an object'));
      expect(await verify(signed())).toMatchObject({ kind: 'unverifiable', trip: { bookingRef: REF } });
    });
  });

  test.each<readonly [string, KnownDeparture, VoucherVerdict['kind']]>([
    ['used', aKnownDeparture({ persons: personsOf(true, true) }), 'used'],
    ['not paid', aKnownDeparture({ isCertain: false }), 'unpaid'],
    ['called off', aKnownDeparture({ isCalledOff: true }), 'called-off'],
    ['cancelled', aKnownDeparture(null, [REF]), 'cancelled'],
    ['on the list, in whatever revision', aKnownDeparture({ revision: 7 }), 'unsigned'],
  ])('that nobody has signed is known to be %s', async (_name, known, kind) => {
    expect(await kindOf(voucherCode(aBooking()), known)).toBe(kind);
    expect(await kindOf(REF, known)).toBe(kind);
  });

  test('that nobody has signed, or that another key has, never says "Board"', async () => {
    const codes = [REF, voucherCode(aBooking()), signed({}, aRing('2026'))];
    for (const code of codes) expect(voucherWords(await verify(code), 'en-US').colour).not.toBe('green');
  });

  test('that nobody has signed may be of another departure of the day', async () => {
    const away = aKnownDeparture(null);
    const tour = aDeskDeparture({ title: 'Tour A', time: '09:00', groups: aKnownDeparture().departure.groups });
    const day = { day: DAY, departures: [...away.day.departures, tour] };
    expect(await kindOf(REF, { ...away, day })).toBe('elsewhere');
  });

  test('is small enough for a camera, also with the longest name and many trips', () => {
    const { booker } = aBooking();
    const trips = Array.from({ length: 8 }, () => bookedOn(DAY));
    const code = signed({ booker: { ...booker, name: 'Ana '.repeat(25).trim() }, trips });
    expect(code.split('\n')).toHaveLength(7);
    // 240 px wide: three of them for a module.
    expect(qrDrawing(code).size).toBeLessThanOrEqual(80);
    expect(qrDrawing(signed()).size).toBeLessThanOrEqual(65);
  });
});
