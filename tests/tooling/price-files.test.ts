import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readListingPrices, readMarkup, writePrices } from '../../tooling/price-files.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

const LISTING = `# The cheapest way north.
code: SV-PPS-ELN
title: Shared van
ratePlan: { base: 14, extra: 14, inc: 1 } # before markup
`;

function aContent() {
  const folder = temporaryFolder();
  for (const made of ['listings', 'settings']) mkdirSync(join(folder, made));
  writeFileSync(join(folder, 'settings/site.yaml'), 'markup: "1.15"\n');
  writeFileSync(join(folder, 'listings/SV-PPS-ELN.yaml'), LISTING);
  writeFileSync(join(folder, 'listings/SV-PPS-ELN.fr.yaml'), 'title: Van partagé\n');
  return folder;
}

test('prices are read from English files of listings, and the markup from the settings', () => {
  const folder = aContent();
  expect(readListingPrices(folder)).toMatchObject([{ code: 'SV-PPS-ELN', ratePlan: { base: 14, extra: 14, inc: 1 } }]);
  expect(readMarkup(folder)).toBe('1.15');
});

test('a new price is written where the old one stood, with its comment, and nothing else', () => {
  const folder = aContent();
  const files = readListingPrices(folder);
  const [{ code = '', title = '', ratePlan: before = { base: 1, extra: 1, inc: 1 } } = {}] = files;
  writePrices([{ code, title, before, after: { base: 15, extra: 15.5, inc: 1 } }], files, folder);
  expect(readFileSync(join(folder, 'listings/SV-PPS-ELN.yaml'), 'utf8')).toBe(
    LISTING.replace('base: 14, extra: 14', 'base: 15, extra: 15.5'),
  );
  expect(readdirSync(join(folder, 'listings'))).toEqual(['SV-PPS-ELN.fr.yaml', 'SV-PPS-ELN.yaml']);
});
