import { expect, test } from 'vitest';
import { readEnvironment } from '../../../src/server/config/environment.ts';
import { paymentProviders } from '../../../src/server/payments/payment-providers.ts';
import { checkCurrencies, paymentServices } from '../../../src/server/payments/services/payment-services.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';

const SITE = { SITE_URL: 'https://palawan.example' };
const STRIPE = { ...SITE, STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const PAYMONGO = { ...SITE, PAYMONGO_SECRET_KEY: 'sk_test_abc', PAYMONGO_WEBHOOK_SECRET: 'whsk_abc' };

const idsOf = (variables: Readonly<Record<string, string>>) =>
  paymentProviders(aBookingCatalogue(), paymentServices(readEnvironment(variables))).map(({ method }) => method.id);

test.each([
  ['no service', SITE, ['manual']],
  ['Stripe', STRIPE, ['stripe', 'manual']],
  ['PayMongo', PAYMONGO, ['paymongo', 'manual']],
  ['both', { ...PAYMONGO, ...STRIPE }, ['stripe', 'paymongo', 'manual']],
  ['Stripe in a currency without a rate', { ...STRIPE, STRIPE_CURRENCY: 'GBP' }, ['manual']],
])('with %s connected, travellers can choose', (_name, variables, ids) => {
  expect(idsOf(variables)).toEqual(ids);
});

test('a currency without a rate is found when the server starts', () => {
  const check = (variables: Readonly<Record<string, string>>) =>
    checkCurrencies(paymentServices(readEnvironment(variables)), aBookingCatalogue());
  expect(() => check({ ...STRIPE, STRIPE_CURRENCY: 'GBP' })).toThrow(
    'There is no exchange rate for GBP, in which Card, Apple Pay or Google Pay is paid: set STRIPE_CURRENCY to another currency.',
  );
  expect(() => check({ ...STRIPE, ...PAYMONGO })).not.toThrow();
});
