import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/language-facts.ts';
import { manualPaymentMessages } from '../messages/manual-payment.ts';
import { convertUsd } from '../money/convert.ts';
import type { ExchangeRates } from '../money/exchange-rates.schema.ts';
import { dollarText, formatMoney } from '../money/format-money.ts';
import type { Money } from '../money/money.ts';
import type { PaymentSettings } from '../site/payment-settings.schema.ts';

/** Instructions to pay without a payment service. */
export interface ManualInstructions {
  /** The amount in words: "US$173 or ₱10,034". */
  readonly amount: string;
  readonly steps: readonly string[];
}

/** The whole pesos to pay for an amount in US cents. */
export function pesosFor(cents: number, rates: ExchangeRates): Money {
  return convertUsd(cents / 100, 'PHP', rates);
}

/** Instructions to pay by bank, e-wallet or cash, with the reference of the booking. */
export function manualInstructions(
  { manual }: PaymentSettings,
  rates: ExchangeRates,
  bookingRef: string,
  dueCents: number,
  language: Language,
): ManualInstructions {
  const t = manualPaymentMessages(language);
  const { locale } = LANGUAGES[language];
  return {
    amount: t.amount(dollarText(dueCents, locale), formatMoney(pesosFor(dueCents, rates), locale)),
    steps: [...manual.steps, t.reference(bookingRef)],
  };
}
