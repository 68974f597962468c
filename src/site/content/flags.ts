import * as drawings from 'country-flag-icons/string/3x2';
import { currencyRecords } from './currencies.ts';

/** The drawings of the flags that currencies need, by country code. Three units wide, two high. */
export async function flags(): Promise<ReadonlyMap<string, string>> {
  const all: Readonly<Record<string, string>> = drawings;
  return new Map(
    (await currencyRecords()).map(({ countryCode, currencyCode }) => {
      const drawing = all[countryCode];
      if (!drawing) throw new Error(`country-flag-icons has no flag ${countryCode} for ${currencyCode}`);
      return [countryCode, drawing];
    }),
  );
}
