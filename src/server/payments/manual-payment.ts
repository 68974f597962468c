import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import { manualInstructions } from '../../lib/payments/manual-instructions.ts';
import type { PaymentSettings } from '../../lib/payments/payment-settings.schema.ts';
import type { ManualPayment } from './services/payment-provider.ts';

/** Paying by bank transfer, e-wallet or cash: the traveller follows the operator's instructions, the operator confirms. */
export function manualPayment(settings: PaymentSettings, rates: ExchangeRates): ManualPayment {
  const { name, description } = settings.manual;
  return {
    kind: 'manual',
    method: { id: 'manual', name, description, currency: 'PHP' },
    instructions: (bookingRef, due) => {
      const { amount, steps } = manualInstructions(settings, rates, bookingRef, due.minor);
      return { kind: 'instructions', amount, steps: [...steps], reference: bookingRef };
    },
  };
}
