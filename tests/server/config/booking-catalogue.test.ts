import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueOf } from '../../../src/server/config/booking-catalogue.ts';
import { aCatalogueFile, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const priced = (base: number) =>
  JSON.stringify(aCatalogueFile([aSellableTrip({ price: { base, extra: 0, inc: 8, currency: 'USD' } })]));

test('a build under a running server sells at its prices at once, and a broken or missing one changes nothing', async () => {
  const file = join(temporaryFolder(), 'booking-catalogue.json');
  const replace = (text: string) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  const catalogue = catalogueOf(file);
  const price = async () => (await catalogue()).trips.get('PV-PPS-ELN')?.price.base;
  await expect(catalogue()).rejects.toThrow('ENOENT');
  replace('{}');
  await expect(catalogue()).rejects.toThrow(/is not a booking catalogue: build again\.$/);
  replace(priced(173));
  expect(await price()).toBe(173);
  replace(priced(190));
  expect(await price()).toBe(190);
  rmSync(file);
  expect(await price()).toBe(190);
  replace('half a fi');
  expect(await price()).toBe(190);
  replace(priced(201));
  expect(await price()).toBe(201);
});
