import { expect, test } from 'vitest';
import { listContentFiles, readContentFile } from '../../editor/server/content-folder.ts';
import { hasPreview, previewAddress } from '../../editor/server/preview-address.ts';

const CONTENT = 'src/content';
const FILES = listContentFiles(CONTENT);

const saved = {
  read: (path: string) => (FILES.includes(path) ? readContentFile(CONTENT, path).data : null),
  list: (folder: string) => FILES.filter((path) => path.startsWith(`${folder}/`) && !/\.[a-z]{2}\.\w+$/.test(path)),
};

test.each([
  ['listings/PV-PPS-ELN.yaml', '/transfers/puerto-princesa-to-el-nido-private-van'],
  ['listings/PV-PPS-ELN.fr.yaml', '/transfers/puerto-princesa-to-el-nido-private-van'],
  ['landing-pages/private-transfers.yaml', '/private-transfers'],
  ['articles/how-to-get-to-el-nido.md', '/article/how-to-get-to-el-nido'],
  ['pages/about.md', '/about'],
  ['places/ELN.yaml', '/destinations/el-nido'],
  ['intros/private-transfers.yaml', '/book-a-transportation'],
  ['reviews/en.yaml', '/'],
  ['settings/site.yaml', '/'],
  ['settings/heroes.de.yaml', '/'],
])('%s is previewed at %s', (path, address) => {
  expect(previewAddress(path, 'en', saved)).toBe(address);
  expect(previewAddress(path, 'fr', saved)).toBe(address === '/' ? '/fr' : `/fr${address}`);
});

test.each([
  ['policies/private-van-24h.yaml', 'policy', 'private-van-24h'],
  ['providers/PROVIDER.yaml', 'providerId', ''],
])('%s is previewed on the page of a listing that uses it', (path, field, value) => {
  const name = value || String(saved.read('listings/PV-PPS-ELN.yaml')?.[field]);
  const address = previewAddress(path.replace('PROVIDER', name), 'en', saved);
  const slug = address?.split('/').at(-1) ?? '';
  const listing = saved
    .list('listings')
    .map((file) => saved.read(file))
    .find((data) => (data?.['slug'] as string[] | undefined)?.[0] === slug);
  expect(listing?.[field]).toBe(name);
});

test('a fee is previewed on the page of a listing that it is paid for', () => {
  expect(previewAddress('fees/el-nido-eco-tourism.yaml', 'en', saved)).toMatch(/^\/tours\//);
});

test.each([
  'settings/redirects.yaml',
  'settings/rates.yaml',
  'gazetteer/ELN.yaml',
  'settings/unknown.yaml',
  '../secret.yaml',
])('no page shows %s', (path) => {
  expect(hasPreview(path)).toBe(false);
  expect(previewAddress(path, 'en', saved)).toBeNull();
});

test('a page that a language lacks is previewed in English', () => {
  const draft = { ...saved.read('listings/PV-PPS-ELN.yaml'), slug: ['a-new-van'] };
  const content = { ...saved, read: (path: string) => (path === 'listings/PV-NEW.yaml' ? draft : null) };
  expect(previewAddress('listings/PV-NEW.yaml', 'fr', content)).toBe('/transfers/a-new-van');
});

test.each([{}, { slug: [] }, { slug: 'x' }, { slug: [1], listingType: 'toString' }])(
  'a listing that says too little of its address, as in %j, has no page yet',
  (data) => {
    expect(previewAddress('listings/PV-NEW.yaml', 'en', { read: () => data, list: () => [] })).toBeNull();
  },
);
