import { hasRate } from '../../../lib/money/exchange-rates.ts';
import type { BookingCatalogue } from '../../config/booking-catalogue.ts';
import type { PaymentVariables } from '../../config/payment-variables.ts';
import { StartupError } from '../../config/startup-error.ts';
import type { PaymentService } from './payment-provider.ts';
import { payMongoService } from './paymongo-service.ts';
import { withTimeout } from './service-timeout.ts';
import { stripeService } from './stripe-service.ts';

/** Milliseconds that a traveller waits for a session at most, below eight seconds. */
export const SESSION_TIMEOUT_MS = 7000;

/**
 * The payment services that the settings connect, the preferred one first. No request is made yet.
 */
export function paymentServices(
  variables: PaymentVariables,
  timeoutMs = SESSION_TIMEOUT_MS,
): readonly PaymentService[] {
  const { SITE_URL: siteUrl } = variables;
  if (siteUrl === undefined) return [];
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CURRENCY, STRIPE_API_BASE } = variables;
  const { PAYMONGO_SECRET_KEY, PAYMONGO_WEBHOOK_SECRET, PAYMONGO_METHODS, PAYMONGO_API_BASE } = variables;
  const stripe = STRIPE_SECRET_KEY !== undefined &&
    STRIPE_WEBHOOK_SECRET !== undefined && {
      siteUrl,
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      currency: STRIPE_CURRENCY,
      apiBase: STRIPE_API_BASE,
      timeoutMs,
    };
  const payMongo = PAYMONGO_SECRET_KEY !== undefined &&
    PAYMONGO_WEBHOOK_SECRET !== undefined && {
      siteUrl,
      secretKey: PAYMONGO_SECRET_KEY,
      webhookSecret: PAYMONGO_WEBHOOK_SECRET,
      methods: PAYMONGO_METHODS,
      apiBase: PAYMONGO_API_BASE,
      timeoutMs,
    };
  const services = [...(stripe ? [stripeService(stripe)] : []), ...(payMongo ? [payMongoService(payMongo)] : [])];
  return services.map((service) => withTimeout(service, timeoutMs));
}

/**
 * Checks that each service's currency has a rate. @throws StartupError otherwise: a dollar would
 * become a yen
 */
export function checkCurrencies(services: readonly PaymentService[], { rates }: BookingCatalogue): void {
  const without = services.find(({ method }) => !hasRate(rates, method.currency));
  if (!without) return;
  const { id, currency } = without.method;
  const remedy = id === 'stripe' ? 'set STRIPE_CURRENCY to another currency' : 'build with rates that have it';
  throw new StartupError(
    `There is no exchange rate for ${currency}, in which ${without.method.name} is paid: ${remedy}.`,
  );
}
