import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { gtfsProblems } from '../fixtures/steps/gtfs-problems.ts';
import { SITE } from './built-files.ts';

const archive = unzipSync(readFileSync(join(SITE, 'gtfs.zip')));
const files = Object.fromEntries(Object.entries(archive).map(([name, bytes]) => [name, strFromU8(bytes)]));

test('the built feed of timetables breaks no rule of GTFS (specification.md#timetables)', () => {
  expect(gtfsProblems(files)).toEqual([]);
});

test('the built feed has every shared van that is in the catalogue, and the price of its page', () => {
  const catalogue: readonly { code: string; type: string; priceUsd: number; sample?: boolean }[] = JSON.parse(
    readFileSync(join(SITE, 'catalogue.json'), 'utf8'),
  );
  const vans = catalogue.filter(({ type, sample }) => type === 'SHARED_TRANSFER' && !sample);
  const fares: readonly { fare_id: string; price: string }[] = parse(files['fare_attributes.txt'] ?? '', {
    columns: true,
  });
  expect(vans.length).toBeGreaterThan(3);
  expect(fares.map(({ fare_id, price }) => `${fare_id} ${Number(price)}`).toSorted()).toEqual(
    vans.map(({ code, priceUsd }) => `${code} ${priceUsd}`).toSorted(),
  );
});
