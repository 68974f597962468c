import { formatMoney } from '../../src/lib/money/format-money.ts';
import type { PriceDifference } from './prices.contract.ts';

/** A line of the table of differences: what it is of, in words, before and after. */
export interface PriceRow {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** By how much: `+3.3%`; empty where that says nothing. */
  readonly change: string;
}

const FIELDS: Readonly<Record<PriceDifference['fields'][number]['field'], string>> = {
  base: 'Base, before markup',
  extra: 'Extra, before markup',
  inc: 'People included',
};

const dollars = (cents: number) => formatMoney({ minor: cents, currency: 'USD' }, 'en-US');

/**
 * By how much a number has changed, in percent; empty for a change from nothing.
 *
 * @example percentText(150, 155) // '+3.3%'
 */
export function percentText(before: number, after: number): string {
  if (before === 0) return '';
  const percent = Math.round((1000 * (after - before)) / before) / 10;
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
}

/** Everything that differs in the price of a listing: its fields, then what groups pay. */
export function priceRows({ fields, groups }: PriceDifference): readonly PriceRow[] {
  return [
    ...fields.map(({ field, before, after }): PriceRow => {
      const name = FIELDS[field];
      if (field === 'inc') return { name, before: String(before), after: String(after), change: '' };
      const [from, to] = [Math.round(before * 100), Math.round(after * 100)];
      return { name, before: dollars(from), after: dollars(to), change: percentText(from, to) };
    }),
    ...groups.map(({ people, beforeCents, afterCents }) => ({
      name: people === 1 ? '1 person' : `${people} people`,
      before: dollars(beforeCents),
      after: dollars(afterCents),
      change: percentText(beforeCents, afterCents),
    })),
  ];
}
