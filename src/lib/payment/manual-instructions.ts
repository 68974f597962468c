import { multiplyHalfUp } from '../pricing/decimal.ts';
import { dollarText } from '../pricing/dollar-text.ts';
import type { ExchangeRates } from '../pricing/exchange-rates.schema.ts';
import { rateOf } from '../pricing/exchange-rates.ts';
import { formatMoney } from '../pricing/format-money.ts';
import { wholeMoney } from '../pricing/money.ts';
import type { PaymentSettings } from './payment-settings.schema.ts';

/** How to pay without a payment service. */
export interface ManualInstructions {
  /** What to pay, as in "US$173 or ₱10,034". */
  readonly amount: string;
  readonly steps: readonly string[];
}

/** Whole pesos that are asked for an amount in US cents. */
export function pesosFor(cents: number, rates: ExchangeRates): number {
  return multiplyHalfUp(cents / 100, rateOf(rates, 'PHP'));
}

/** What a traveller pays by bank, e-wallet or cash, and how, with the reference that tells whose it is. */
export function manualInstructions(
  { manual }: PaymentSettings,
  rates: ExchangeRates,
  bookingRef: string,
  dueCents: number,
): ManualInstructions {
  const pesos = formatMoney(wholeMoney(pesosFor(dueCents, rates), 'PHP'));
  return {
    amount: `${dollarText(dueCents)} or ${pesos}`,
    steps: [...manual.steps, `Write the reference ${bookingRef} on the transfer, so that we know it is yours.`],
  };
}
