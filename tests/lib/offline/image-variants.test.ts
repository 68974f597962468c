import { expect, test } from 'vitest';
import { fallbackImageFor, masterOf } from '../../../src/lib/offline/image-variants.ts';

const SMALL = '/_astro/VAN1.CzF_5Ilx_26ns0e.avif';
const LARGE = '/_astro/VAN1.CzF_5Ilx_Z18gr4H.avif';
const WEBP = '/_astro/VAN1.CzF_5Ilx_1dPc8N.webp';
const OTHER = '/_astro/VAN3.mRcIdr___12h6f9.avif';
const ACCEPTS_AVIF = 'image/avif,image/webp,*/*';

test.each([
  [SMALL, '/_astro/VAN1.CzF_5Ilx'],
  ['/_astro/VAN1.CzF_5Ilx.webp', '/_astro/VAN1.CzF_5Ilx'],
  [OTHER, '/_astro/VAN3.mRcIdr__'],
  ['/images/VAN/VAN1.webp', null],
])('%s was made of %s', (path, master) => {
  expect(masterOf(path)).toBe(master);
});

test.each([
  ['a larger size by a smaller one', LARGE, ACCEPTS_AVIF, SMALL],
  ['the old format, where the browser knows the new one', WEBP, ACCEPTS_AVIF, SMALL],
  ['nothing, where the browser does not', WEBP, 'image/webp,*/*', null],
  ['nothing that shows something else', '/_astro/VAN2.VfBdDAUB_1A8M3i.avif', ACCEPTS_AVIF, null],
  ['nothing for a picture that has no sizes', '/images/VAN/VAN1.webp', ACCEPTS_AVIF, null],
])('replaces %s', (_, path, accept, expected) => {
  expect(fallbackImageFor(path, accept, [OTHER, SMALL])).toBe(expected);
});
