import { beforeEach, describe, expect, test } from 'vitest';
import { createListingsStore, LISTINGS_TTL_MS } from '../../../src/islands/search/listings.ts';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';
import { answering } from '../../fixtures/fakes/answering.ts';

const FILES = {
  '/catalogue.json': [aCatalogueEntry({ code: 'PV-PPS-ELN' }), aCatalogueEntry({ code: 'PV-ELN-PPS' })],
  '/rates.json': { date: '2026-09-29', base: 'USD', rates: { USD: 1, PHP: 58 } },
};

function aStore() {
  const clock = { now: Date.parse('2026-10-01T12:00:00Z') };
  const server = answering(FILES);
  const store = createListingsStore({ fetch: server.fetch, now: () => clock.now, openStorage: () => localStorage });
  const curated = () => store.$listings.get().curatedListings.map(({ code }) => code);
  return { ...store, clock, server, curated };
}

beforeEach(() => localStorage.clear());

describe('curated listings (specification.md#stored-in-the-browser)', () => {
  test('are taken from the loaded listings, however old', async () => {
    const { loadListings, curateListings, curated, clock, server } = aStore();
    await loadListings();
    clock.now += 2 * LISTINGS_TTL_MS;
    await curateListings(['PV-PPS-ELN']);
    expect(curated()).toEqual(['PV-PPS-ELN']);
    expect(server.asked).toHaveLength(2);
  });

  test('are not written again where they are the same', async () => {
    const { curateListings } = aStore();
    await curateListings(['PV-PPS-ELN']);
    localStorage.clear();
    await curateListings(['PV-PPS-ELN']);
    expect(localStorage).toHaveLength(0);
  });
});
