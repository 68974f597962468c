import type { BookingCatalogue } from '../booking-catalogue.ts';
import { manualPayment } from './manual-payment.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The ways to pay that this server offers, the preferred one first. */
export function paymentProviders({ payment, rates }: BookingCatalogue): readonly PaymentProvider[] {
  return [manualPayment(payment, rates)];
}
