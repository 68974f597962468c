import { hasRate } from '../../lib/money/exchange-rates.ts';
import { manualInstructions } from '../../lib/payments/manual-instructions.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { textsIn } from '../config/texts-in.ts';
import type { ManualPayment, PaymentProvider, PaymentService } from './services/payment-provider.ts';

/**
 * The ways to pay that this server offers, the preferred one first, by hand last. A service without
 * a rate for its currency is left out.
 */
export function paymentProviders(
  catalogue: BookingCatalogue,
  services: readonly PaymentService[],
): readonly PaymentProvider[] {
  const offered = services.filter(({ method }) => hasRate(catalogue.rates, method.currency));
  return [...offered, manualPayment(catalogue)];
}

/**
 * Payment by bank transfer, e-wallet or cash, by the operator's instructions. The operator confirms
 * it.
 */
function manualPayment(catalogue: BookingCatalogue): ManualPayment {
  const { name, description } = catalogue.payment.manual;
  return {
    kind: 'manual',
    method: { id: 'manual', name, description, currency: 'PHP' },
    instructions: ({ ref, language }, due) => {
      const { payment } = textsIn(catalogue, language);
      const { amount, steps } = manualInstructions(payment, catalogue.rates, ref, due.minor, language);
      return { kind: 'instructions', amount, steps: [...steps], reference: ref };
    },
  };
}
