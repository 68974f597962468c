import type { FilterableListing } from '../../lib/catalogue/listing-filter.ts';
import type { OnSiteFee } from '../../lib/catalogue/on-site-fee.schema.ts';
import { cashToBring, onSiteFeesOf } from '../../lib/catalogue/on-site-fees.ts';
import { LANGUAGES } from '../../lib/languages/language-facts.ts';
import { estimateUsdOfPesos } from '../../lib/money/convert.ts';
import { formatMoney } from '../../lib/money/format-money.ts';
import { wholeMoney } from '../../lib/money/money.ts';
import type { PageContext } from './page-context.ts';

/** Pesos, and what they are about in whole US dollars. */
export interface PesoAmount {
  readonly php: number;
  /** "₱1,200" */
  readonly text: string;
  readonly usd: number;
}

/** A fee as a listing page shows it. */
export interface OnSiteCost {
  readonly name: string;
  readonly purpose: string;
  /** What it is paid for: each person, or each thing such as a kayak. */
  readonly per: OnSiteFee['per'];
  readonly optional: boolean;
  readonly amount: PesoAmount;
}

/** The costs that travellers pay on the spot. */
export interface OnSiteCosts {
  readonly costs: readonly OnSiteCost[];
  /** Cash for each person. */
  readonly perPerson: PesoAmount;
}

/** The on-site fees of a listing as cash, or null without any (specification.md#on-site-fees). */
export function onSiteCosts(listing: FilterableListing, { fees, rates, language }: PageContext): OnSiteCosts | null {
  const amount = (php: number): PesoAmount => ({
    php,
    text: formatMoney(wholeMoney(php, 'PHP'), LANGUAGES[language].locale),
    usd: estimateUsdOfPesos(php, rates),
  });
  const own = onSiteFeesOf(listing, fees);
  if (own.length === 0) return null;
  const costs = own.map(({ name, purpose, per, optional, amountPhp }) => ({
    name,
    purpose,
    per,
    optional,
    amount: amount(amountPhp),
  }));
  return { costs, perPerson: amount(cashToBring(own, 1)) };
}
