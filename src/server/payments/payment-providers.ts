import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import { hasRate } from '../../lib/money/exchange-rates.ts';
import { manualInstructions } from '../../lib/payments/manual-instructions.ts';
import type { PaymentSettings } from '../../lib/site/payment-settings.schema.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { ManualPayment, PaymentProvider, PaymentService } from './services/payment-provider.ts';

/**
 * The ways to pay that this server offers, the preferred one first, by hand last. A service without
 * a rate for its currency is left out.
 */
export function paymentProviders(
  { payment, rates }: BookingCatalogue,
  services: readonly PaymentService[],
): readonly PaymentProvider[] {
  const offered = services.filter(({ method }) => hasRate(rates, method.currency));
  return [...offered, manualPayment(payment, rates)];
}

/**
 * Payment by bank transfer, e-wallet or cash, by the operator's instructions. The operator confirms
 * it.
 */
function manualPayment(settings: PaymentSettings, rates: ExchangeRates): ManualPayment {
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
