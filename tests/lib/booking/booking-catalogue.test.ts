import { describe, expect, test } from 'vitest';
import { bookingCatalogueSchema } from '../../../src/lib/booking/booking-catalogue.schema.ts';
import { bookingCatalogue, catalogueTexts } from '../../../src/lib/booking/booking-catalogue.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const { catalogue, library, site } = readRealContent();
const fees = library.fees.map(({ data }) => data);
const rates = { date: '2026-11-20', base: 'USD', rates: { PHP: 58 } } as const;
const providers = library.providers.map(({ data }) => data);
const sources = { catalogue, providers, fleet: library.fleet.data, fees, rates, payment: site.payment, site };
const made = bookingCatalogue(sources);
const trip = (code: string) => made.trips.find((one) => one.code === code);

describe('the booking catalogue of the real content', () => {
  test('is what the server reads', () => {
    expect(bookingCatalogueSchema.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
    expect(made.trips).toHaveLength(catalogue.listings.length);
  });

  test('has prices with markup (specification.md#price-rule)', () => {
    expect(trip('PV-PPS-ELN')?.price).toEqual({ base: 173, extra: 0, inc: 8, currency: 'USD' });
  });

  test('has the pesos that every traveller must bring (specification.md#on-site-fees)', () => {
    expect(trip('PV-PPS-ELN')?.cashPhp).toEqual({ perPerson: 0, perGroup: 0 });
    expect(trip('JT-ELN-B')?.cashPhp ?? trip('JT-ELN-A')?.cashPhp).toMatchObject({ perGroup: 0 });
    expect(made.trips.some(({ cashPhp }) => cashPhp.perPerson === 400 || cashPhp.perPerson === 600)).toBe(true);
  });

  test('asks for passports on the San Vicente tour (specification.md#passports)', () => {
    expect(trip('PV-PPUR-SVC-PPS')?.documents).toBe('passport');
  });

  test('says whose bookings share a vehicle, and whose have one of their own (specification.md#capacity)', () => {
    expect(trip('JT-ELN-A')).toMatchObject({
      sharing: 'seats',
      capacity: { units: 2, seats: 10, pool: 'el-nido-boats' },
    });
    expect(trip('SV-PPS-ELN')).toMatchObject({
      sharing: 'seats',
      capacity: { units: 2, seats: 10, pool: 'zion-vans' },
    });
    expect(trip('PrivBoat-ELN-B')).toMatchObject({ sharing: 'alone' });
    expect(trip('PV-PPS-ELN')).toMatchObject({ sharing: 'alone' });
  });

  test('counts the places of every listing, each within what its pool has (specification.md#pools)', () => {
    const pools = new Map(made.pools.map((pool) => [pool.id, pool]));
    expect(made.trips.filter(({ capacity }) => !capacity).map(({ code }) => code)).toEqual([]);
    for (const { capacity } of made.trips) {
      const pool = capacity?.pool === undefined ? undefined : pools.get(capacity.pool);
      expect(pool?.seats ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(capacity?.seats ?? 0);
    }
  });

  test('has the luggage notes of a listing in another language too (specification.md#languages)', () => {
    const texts = catalogueTexts(catalogue, catalogue);
    for (const { code, luggage } of made.trips) expect(texts.trips[code]?.luggage).toEqual(luggage);
    const german = catalogue.listings.map((listing) => {
      const importantNotes = listing.content.importantNotes.map((_, index) => `Hinweis ${index}`);
      return { ...listing, content: { ...listing.content, importantNotes } };
    });
    const about = catalogueTexts({ listings: german, places: [] }, catalogue).trips['SV-PPS-ELN']?.luggage ?? [];
    expect(about).toHaveLength(trip('SV-PPS-ELN')?.luggage?.length ?? 0);
    expect(about[0]).toMatch(/^Hinweis \d$/);
  });

  test('knows every pickup and drop-off area by name', () => {
    const ids = made.trips.flatMap(({ pickup, dropoff }) => [...pickup, ...dropoff]);
    expect(ids.filter((id) => made.areas[id] === undefined)).toEqual([]);
  });

  test('says who the operator is and where providers take their notices', () => {
    expect(made.operator).toMatchObject({ name: site.name, url: site.url, contacts: site.contacts });
    expect(made.providers.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: 'adsts', name: 'ADSTS', email: null },
      { id: 'dspal', name: 'DSPal', email: 'tours@example.com' },
      { id: 'zion', name: 'Zion', email: null },
    ]);
  });

  test('names the company of each trip by its id too', () => {
    const names = new Map(made.providers.map(({ id, name }) => [id, name]));
    expect(made.trips.filter(({ provider, providerId }) => names.get(providerId) !== provider)).toEqual([]);
  });

  test('keeps a company that has no listing any more: it still has bookings', () => {
    const withdrawn = bookingCatalogue({ ...sources, catalogue: { ...catalogue, listings: [] } });
    expect(withdrawn.trips).toEqual([]);
    expect(withdrawn.providers).toEqual(made.providers);
  });
});
