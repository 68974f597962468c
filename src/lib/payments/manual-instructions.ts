import { convertUsd } from '../money/convert.ts';
import type { ExchangeRates } from '../money/exchange-rates.schema.ts';
import { dollarText, formatMoney } from '../money/format-money.ts';
import type { Money } from '../money/money.ts';
import type { PaymentSettings } from '../site/payment-settings.schema.ts';

/** How to pay without a payment service. */
export interface ManualInstructions {
  /** What to pay, as in "US$173 or ₱10,034". */
  readonly amount: string;
  readonly steps: readonly string[];
}

/** The whole pesos that are asked for an amount in US cents. */
export function pesosFor(cents: number, rates: ExchangeRates): Money {
  return convertUsd(cents / 100, 'PHP', rates);
}

/** What a traveller pays by bank, e-wallet or cash, and how, with the reference that tells whose it is. */
export function manualInstructions(
  { manual }: PaymentSettings,
  rates: ExchangeRates,
  bookingRef: string,
  dueCents: number,
): ManualInstructions {
  return {
    amount: `${dollarText(dueCents)} or ${formatMoney(pesosFor(dueCents, rates))}`,
    steps: [...manual.steps, `Write the reference ${bookingRef} on the transfer, so that we know it is yours.`],
  };
}
