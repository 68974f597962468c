import { describe, expect, test, vi } from 'vitest';
import { connectSources } from '../../../build/plugins/connect-sources.ts';
import { createGeocoder } from '../../../src/lib/places/geocoder.ts';
import { geocoderOrigin, parseGeocoderAddress } from '../../../src/lib/places/geocoder-url.ts';

const ADDRESS = 'https://geo.example.com/api?q={query}&limit=5';
const towns = [
  { code: 'PPS', latitude: 9.74, longitude: 118.74 },
  { code: 'ELN', latitude: 11.18, longitude: 119.39 },
];
const photon = {
  features: [
    {
      geometry: { coordinates: [118.75, 9.75] },
      properties: { osm_id: 12, osm_type: 'N', name: 'Casa Maria', street: 'Rizal Avenue', city: 'Puerto Princesa' },
    },
    { geometry: { coordinates: [121, 14.6] }, properties: { osm_id: 13, osm_type: 'W', name: 'Manila' } },
  ],
};
const nominatim = {
  features: [
    {
      geometry: { coordinates: [119.4, 11.2] },
      properties: { place_id: 77, display_name: 'Casa Juan, Calle Hama, El Nido, Palawan, Philippines' },
    },
  ],
};

function aProvider(answer: () => Response | Promise<Response>, timeoutMs?: number) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_input, init) => {
    init?.signal?.throwIfAborted();
    return answer();
  });
  return {
    fetch,
    ...createGeocoder({ address: ADDRESS, towns, fetch, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
  };
}

const search = ({ search }: ReturnType<typeof aProvider>, text = 'casa maria') =>
  search(text, new AbortController().signal);

describe('an online geocoder', () => {
  test('is asked with the words in its address, and told nothing else', async () => {
    const provider = aProvider(() => Response.json(photon));
    await search(provider, ' casa & maria ');
    const [address, init] = provider.fetch.mock.calls[0] ?? [];
    expect(address).toBe('https://geo.example.com/api?q=casa%20%26%20maria&limit=5');
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  test('answers as Photon does; each place has its town, and a van goes there on request', async () => {
    const found = await search(aProvider(() => Response.json(photon)));
    expect(found.map(({ place_id, name, town, areaId }) => [place_id, name, town, areaId])).toEqual([
      ['osm:N12', 'Casa Maria, Rizal Avenue, Puerto Princesa', 'PPS', null],
      ['osm:W13', 'Manila', null, null],
    ]);
  });

  test('answers as Nominatim does', async () => {
    const [place] = await search(aProvider(() => Response.json(nominatim)));
    expect(place).toMatchObject({ place_id: 'osm:77', name: 'Casa Juan, Calle Hama, El Nido', town: 'ELN' });
  });

  test.each([
    ['null', null],
    ['a text', 'places'],
    ['no features', {}],
    ['features that are none', { features: [null, 5, {}, { properties: null }, { properties: { osm_id: {} } }] }],
    ['a name that is no text', { features: [{ properties: { osm_id: 1, name: { a: 1 } } }] }],
    ['a name without end', { features: [{ properties: { osm_id: 1, name: 'x'.repeat(9999) } }] }],
  ])('gives no place for %s', async (_what, answer) => {
    expect(await search(aProvider(() => Response.json(answer)))).toEqual([]);
  });

  test('is not asked for one or two letters', async () => {
    const provider = aProvider(() => Response.json(photon));
    expect(await search(provider, 'ca')).toEqual([]);
    expect(provider.fetch).not.toHaveBeenCalled();
  });

  test.each([
    ['is busy', () => new Response('<h1>Busy</h1>', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('network'))],
  ])('is asked once more when it %s (specification.md#errors)', async (_what, trouble) => {
    const answers: (() => Response | Promise<Response>)[] = [trouble, () => Response.json(photon)];
    const provider = aProvider(() => (answers.shift() ?? trouble)());
    expect(await search(provider)).toHaveLength(2);
    expect(provider.fetch).toHaveBeenCalledTimes(2);
  });

  test('is not asked again once it has said no', async () => {
    const provider = aProvider(() => new Response('', { status: 403 }));
    await expect(search(provider)).rejects.toThrow();
    expect(provider.fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['refuses', () => new Response('', { status: 429 })],
    ['sends no JSON', () => new Response('<html>')],
    ['cannot be reached', () => Promise.reject(new TypeError('network'))],
  ])('says so when it %s', async (_what, answer) => {
    await expect(search(aProvider(answer))).rejects.toThrow();
  });

  test('is given up when it is too slow or nobody waits', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(
      (_input, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const never = createGeocoder({ address: ADDRESS, towns, timeoutMs: 1, fetch });
    await expect(never.search('casa', new AbortController().signal)).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(1);
    await expect(aProvider(() => Response.json(photon)).search('casa', AbortSignal.abort())).rejects.toThrow();
  });
});

describe('its address', () => {
  test.each([undefined, '', '  '])('is none for "%s"', (text) => {
    expect(parseGeocoderAddress(text)).toBeNull();
    expect(connectSources([geocoderOrigin(null)])).toEqual([]);
  });

  test.each([
    'geo.example.com',
    'https://geo.example.com/',
    'javascript:alert("{query}")',
    '/api?q={query}',
    'http://geo.example.com/api?q={query}',
    'http://localhost.example.com/api?q={query}',
  ])('stops the build when it is %s', (text) => {
    expect(() => parseGeocoderAddress(text)).toThrow(/PUBLIC_GEOCODER_URL is ".+": it must be/);
  });

  test.each(['http://localhost:2322/api?q={query}', 'http://127.0.0.1:2322/api?q={query}', 'http://[::1]/?q={query}'])(
    'may be %s: nothing leaves this machine',
    (text) => expect(parseGeocoderAddress(text)).toBe(text),
  );

  test('is all that the policy of the pages allows beside the site', () => {
    expect(connectSources([geocoderOrigin(parseGeocoderAddress(ADDRESS)), null])).toEqual([
      "connect-src 'self' https://geo.example.com",
    ]);
  });
});
