import { afterEach, describe, expect, test, vi } from 'vitest';
import { aBoatDetail, aVanDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import { answering } from '../../fixtures/fakes/answering.ts';

const VAN = aVanDetail();
const PATH = '/listings/SV-PPS-ELN.json';

async function open(answers: Record<string, unknown>) {
  vi.resetModules();
  const server = answering(answers);
  vi.stubGlobal('fetch', server.fetch);
  const { $knownListings, loadKnownListings } = await import('../../../src/islands/listing/known-listings.store.ts');
  return { server, loadKnownListings, known: (code: string) => $knownListings.get().get(code) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the listings that a page requests', () => {
  test('are each requested once', async () => {
    const { server, loadKnownListings, known } = await open({ [PATH]: VAN, '/listings/JT-ELN-A.json': aBoatDetail() });
    await Promise.all([loadKnownListings([VAN.code, VAN.code]), loadKnownListings([VAN.code, 'JT-ELN-A'])]);
    await loadKnownListings([VAN.code]);
    expect(server.asked.toSorted()).toEqual(['/listings/JT-ELN-A.json', PATH]);
    expect(known(VAN.code)).toEqual({ kind: 'found', detail: VAN });
  });

  test.each([
    ['not there any more', 404, 'gone'],
    ['out of reach', new TypeError('Failed to fetch'), 'failed'],
    ['of another shape', { code: 'SV-PPS-ELN' }, 'failed'],
    ['a page', '<h1>Hello</h1>', 'failed'],
  ])('may be %s', async (_name, answer, kind) => {
    const { loadKnownListings, known } = await open({ [PATH]: answer });
    await loadKnownListings([VAN.code]);
    expect(known(VAN.code)).toEqual({ kind });
  });

  test('are requested again where the first request failed', async () => {
    const { server, loadKnownListings, known } = await open({ [PATH]: new TypeError('Failed to fetch') });
    await loadKnownListings([VAN.code]);
    server.answers[PATH] = VAN;
    await loadKnownListings([VAN.code]);
    expect(known(VAN.code)?.kind).toBe('found');
  });
});
