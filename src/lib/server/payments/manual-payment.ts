import type { PaymentSettings } from '../../payment/payment-settings.schema.ts';
import { multiplyHalfUp } from '../../pricing/decimal.ts';
import type { ExchangeRates } from '../../pricing/exchange-rates.schema.ts';
import { rateOf } from '../../pricing/exchange-rates.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import { type Money, unitsOf, wholeMoney } from '../../pricing/money.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Paying by bank transfer, e-wallet or cash: the traveller follows the operator's instructions, the operator confirms. */
export function manualPayment({ manual }: PaymentSettings, rates: ExchangeRates): PaymentProvider {
  const { name, description, steps } = manual;
  return {
    method: { id: 'manual', name, description, currency: 'PHP' },
    start: async ({ bookingRef, due }) => ({
      kind: 'instructions',
      amount: amountText(due, rates),
      steps: [...steps, `Write the reference ${bookingRef} on the transfer, so that we know it is yours.`],
      reference: bookingRef,
    }),
  };
}

function amountText(due: Money, rates: ExchangeRates): string {
  const pesos = wholeMoney(multiplyHalfUp(unitsOf(due), rateOf(rates, 'PHP')), 'PHP');
  // "$" alone could be Australian, Canadian or Singapore dollars to those who pay in them.
  return `US${formatMoney(due)} or ${formatMoney(pesos)}`;
}
