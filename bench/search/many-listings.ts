import type { CatalogueEntry } from '../../src/lib/catalogue/catalogue-entry.schema.ts';

/**
 * A catalogue like the real one, many times as long. Every listing has its own code, name and
 * price.
 */
export function manyListings(real: readonly CatalogueEntry[], total: number): readonly CatalogueEntry[] {
  return Array.from({ length: total }, (_, index) => {
    const base = real[index % real.length];
    if (!base) throw new Error('There is no catalogue to make listings from');
    if (index < real.length) return base;
    const number = `X${String(index).padStart(5, '0')}`;
    return {
      ...base,
      code: `${base.code}-${number}`,
      slugs: [`${base.slugs[0]}-${number.toLowerCase()}`],
      title: `${base.title} ${number}`,
      priceUsd: base.priceUsd + (index % 40),
    };
  });
}
