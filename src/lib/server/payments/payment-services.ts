import type { BookingCatalogue } from '../booking-catalogue.ts';
import { StartupError } from '../startup-error.ts';
import type { PaymentService } from './payment-provider.ts';
import type { PaymentVariables } from './payment-variables.ts';
import { payMongoService } from './paymongo/paymongo-service.ts';
import { stripeService } from './stripe/stripe-service.ts';

/** Milliseconds. A traveller waits, and Stripe is asked a second time. */
const PATIENCE = 8000;

/** The payment services that the settings connect, the preferred one first. None is called yet. */
export function paymentServices(variables: PaymentVariables, patience = PATIENCE): readonly PaymentService[] {
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
      patience,
    };
  const payMongo = PAYMONGO_SECRET_KEY !== undefined &&
    PAYMONGO_WEBHOOK_SECRET !== undefined && {
      siteUrl,
      secretKey: PAYMONGO_SECRET_KEY,
      webhookSecret: PAYMONGO_WEBHOOK_SECRET,
      methods: PAYMONGO_METHODS,
      apiBase: PAYMONGO_API_BASE,
      patience,
    };
  return [...(stripe ? [stripeService(stripe)] : []), ...(payMongo ? [payMongoService(payMongo)] : [])];
}

/** @throws StartupError where a service charges in a currency that has no rate: a dollar would become a yen */
export function checkCurrencies(services: readonly PaymentService[], { rates }: BookingCatalogue): void {
  const without = services.find(({ method }) => !Object.hasOwn(rates.rates, method.currency));
  if (!without) return;
  const { id, currency } = without.method;
  const remedy = id === 'stripe' ? 'set STRIPE_CURRENCY to another currency' : 'build with rates that have it';
  throw new StartupError(
    `There is no exchange rate for ${currency}, in which ${without.method.name} is paid: ${remedy}.`,
  );
}
