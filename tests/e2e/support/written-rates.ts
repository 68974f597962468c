import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';

const LISTINGS = join(import.meta.dirname, '../../../src/content/listings');

/** A rate plan as an editor wrote it, digit for digit. */
export interface WrittenRates {
  readonly base: string;
  readonly extra: string;
  readonly inc: string;
}

/** The rates in a listing's file. Nothing is made a number on the way, so no digit is lost. */
export function writtenRates(code: string): WrittenRates {
  const text = readFileSync(join(LISTINGS, `${code}.yaml`), 'utf8');
  const { ratePlan } = load(text, { schema: FAILSAFE_SCHEMA }) as { ratePlan: WrittenRates };
  return ratePlan;
}

/**
 * What a traveller pays for a base rate: times 1.15, rounded half up to whole dollars
 * (specification.md#price-rule).
 *
 * @example displayUsd('330') // 380, where binary floating point gives 379
 */
export function displayUsd(rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.');
  const product = BigInt(whole + fraction) * 115n;
  const unit = 100n * 10n ** BigInt(fraction.length);
  return Number((2n * product + unit) / (2n * unit));
}
