import type { PaymentSettings } from '../../payment/payment-settings.schema.ts';
import { convertUsd } from '../../pricing/convert.ts';
import type { ExchangeRates } from '../../pricing/exchange-rates.schema.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import { type Money, unitsOf } from '../../pricing/money.ts';
import type { ManualPayment } from './payment-provider.ts';

/** Paying by bank transfer, e-wallet or cash: the traveller follows the operator's instructions, the operator confirms. */
export function manualPayment({ manual }: PaymentSettings, rates: ExchangeRates): ManualPayment {
  const { name, description, steps } = manual;
  return {
    kind: 'manual',
    method: { id: 'manual', name, description, currency: 'PHP' },
    instructions: (bookingRef, due) => ({
      kind: 'instructions',
      amount: amountText(due, rates),
      steps: [...steps, `Write the reference ${bookingRef} on the transfer, so that we know it is yours.`],
      reference: bookingRef,
    }),
  };
}

function amountText(due: Money, rates: ExchangeRates): string {
  // "$" alone could be Australian, Canadian or Singapore dollars to those who pay in them.
  return `US${formatMoney(due)} or ${formatMoney(convertUsd(unitsOf(due), 'PHP', rates))}`;
}
