import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../src/server/config/environment.ts';

const DEFAULTS = {
  PORT: 4321,
  HOST: 'localhost',
  DATA_DIR: 'data',
  BACKUP_HOUR: 2,
  BACKUP_COUNT: 7,
  OTEL_SERVICE_NAME: 'palawan',
  TRUST_PROXY: 0,
  RATE_LIMITS: 'on',
  CONTENT_EDITOR: 'off',
  LOG_LEVEL: 'warn',
  STRIPE_CURRENCY: 'USD',
  STRIPE_API_BASE: 'https://api.stripe.com',
  PAYMONGO_METHODS: ['gcash', 'paymaya', 'card'],
  PAYMONGO_API_BASE: 'https://api.paymongo.com',
};

const RATES_ADDRESS = 'an address that begins with "https://", or with "http://" on this computer';

describe('the settings', () => {
  test.each([
    ['nothing', {}],
    ['empty variables', { PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', LOG_LEVEL: '' }],
    ['variables of other programs', { HOME: '/root', PATH: '/bin' }],
  ])('are the defaults for %s', (_name, variables) => {
    expect(readEnvironment(variables)).toEqual(DEFAULTS);
  });

  test('are read from the environment', () => {
    const variables = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv',
      DATABASE_URL: 'postgres://db',
      PASSPORT_KEYS: 'id:key',
      VOUCHER_KEYS: 'id:other',
      TRUST_PROXY: '1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
    };
    expect(readEnvironment(variables)).toEqual({ ...DEFAULTS, ...variables, PORT: 8080, TRUST_PROXY: 1 });
  });

  test.each([
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '65536', 'a whole number from 1 to 65535'],
    ['PORT', '80.5', 'a whole number from 1 to 65535'],
    ['PORT', '-1', 'a whole number from 1 to 65535'],
    ['PORT', 'http', 'a whole number from 1 to 65535'],
    ['BACKUP_HOUR', '24', '"off", or an hour in Palawan from 0 to 23'],
    ['BACKUP_HOUR', '02:00', '"off", or an hour in Palawan from 0 to 23'],
    ['BACKUP_COUNT', '0', 'how many backups stay, 1 to 30'],
    ['BACKUP_COUNT', '31', 'how many backups stay, 1 to 30'],
    ['HOST', 'two words', 'a host name or an IP address'],
    ['TRUST_PROXY', 'yes', 'the number of proxies in front, 0 to 9'],
    ['RATE_LIMITS', 'no', '"on" or "off"'],
    ['CONTENT_EDITOR', 'yes', '"off", "desk" or "local"'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'an address such as "http://localhost:4318"'],
    ['OTEL_SERVICE_NAME', 'two words', '1 to 100 letters, digits, dots, hyphens and underscores'],
    ['EXCHANGE_RATES_URL', 'ftp://rates.example/usd.json', RATES_ADDRESS],
    ['EXCHANGE_RATES_URL', 'http://rates.example/usd.json', RATES_ADDRESS],
    ['EXCHANGE_RATES_URL', 'http://localhost.example/', RATES_ADDRESS],
    ['EXCHANGE_RATES_URL', 'rates', RATES_ADDRESS],
    ['LOG_LEVEL', 'loud', 'one of silent, fatal, error, warn, info, debug, trace'],
  ])('%s may not be %j', (name, value, allowed) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is "${value}"; it must be ${allowed}.`);
  });

  test('do not repeat a token of metrics that is too short', () => {
    expect(() => readEnvironment({ METRICS_TOKEN: 'hunter2' })).toThrow(/^METRICS_TOKEN is "…"; it must be 20 to 200 /);
  });

  test.each(['https://rates.example/usd.json', 'http://127.0.0.1:8080/usd.json', 'http://localhost/'])(
    'let exchange rates be asked for at %s',
    (EXCHANGE_RATES_URL) => {
      expect(readEnvironment({ EXCHANGE_RATES_URL })).toMatchObject({ EXCHANGE_RATES_URL });
    },
  );

  test('name every wrong variable', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT is .*\nLOG_LEVEL is .*$/);
  });

  test('do not repeat a password', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://user:secret@db/x' })).toThrow(
      'DATABASE_URL is "mysql:…"; it must be an address that begins with "postgres://", or nothing.',
    );
    expect(() => readEnvironment({ DATABASE_URL: 'hunter2@db:5432' })).toThrow(/^DATABASE_URL is "…"; it must be /);
  });

  test.each(['#', '/', '?', ' '])('ask for a password whose %j is percent-encoded, and do not repeat it', (sign) => {
    for (const password of [`hunter${sign}2`, `12${sign}34`]) {
      expect(() => readEnvironment({ DATABASE_URL: `postgres://user:${password}@db/palawan` })).toThrow(
        'DATABASE_URL is "postgres:…"; it must be an address such as "postgres://user:password@localhost:5432/palawan", in which signs such as "#", "/" and "?" of the password are percent-encoded: "%23", "%2F", "%3F".',
      );
    }
  });
});

describe('the settings of payment services', () => {
  const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
  const PAYMONGO = { PAYMONGO_SECRET_KEY: 'sk_live_abc', PAYMONGO_WEBHOOK_SECRET: 'whsk_abc' };
  const SITE_URL = 'https://palawan.example';

  test('are read from the environment', () => {
    const variables = { SITE_URL: `${SITE_URL}/`, ...STRIPE, ...PAYMONGO, PAYMONGO_METHODS: 'gcash,card' };
    const read = { ...variables, SITE_URL, PAYMONGO_METHODS: ['gcash', 'card'] };
    expect(readEnvironment({ ...variables, STRIPE_CURRENCY: 'JPY' })).toMatchObject({
      ...read,
      STRIPE_CURRENCY: 'JPY',
    });
  });

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_live_secret', 'a key that begins with "sk_live_" or "sk_test_"'],
    ['STRIPE_WEBHOOK_SECRET', 'secret', 'a signing secret that begins with "whsec_"'],
    ['PAYMONGO_SECRET_KEY', 'pk_live_secret', 'a key that begins with "sk_live_" or "sk_test_"'],
    ['PAYMONGO_WEBHOOK_SECRET', 'whsec_secret', 'a secret that begins with "whsk_"'],
  ])('%s may not be %j, which is not repeated', (name, value, allowed) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is "…"; it must be ${allowed}.`);
  });

  test.each([
    ['SITE_URL', 'palawan.example', 'an address without a path, such as "https://www.example.com"'],
    ['SITE_URL', 'https://palawan.example/site', 'an address without a path, such as "https://www.example.com"'],
    ['STRIPE_CURRENCY', 'usd', 'a currency of three capital letters, such as "USD"'],
    ['STRIPE_API_BASE', 'ftp://stripe', 'an address without a path, such as "https://www.example.com"'],
    [
      'PAYMONGO_METHODS',
      'gcash, card',
      'methods of your PayMongo account separated by commas, such as "gcash,paymaya,card"',
    ],
  ])('%s may not be %j', (name, value, allowed) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is "${value}"; it must be ${allowed}.`);
  });

  test.each([
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', STRIPE],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', STRIPE],
    ['PAYMONGO_WEBHOOK_SECRET', 'PAYMONGO_SECRET_KEY', PAYMONGO],
    ['PAYMONGO_SECRET_KEY', 'PAYMONGO_WEBHOOK_SECRET', PAYMONGO],
  ])('without %s make no sense with %s', (missing, given, variables) => {
    expect(() => readEnvironment({ SITE_URL, ...variables, [missing]: '' })).toThrow(
      `${missing} is not set, but ${given} is: set both to take payments, or neither.`,
    );
  });

  test.each([[STRIPE], [PAYMONGO]])('need the address that travellers come back to', (variables) => {
    expect(() => readEnvironment(variables)).toThrow(/^SITE_URL is not set, but [A-Z]+_SECRET_KEY is: set it to /);
  });

  test.each(['0.0.0.0', 'example.com', '127.0.0.1.example.com'])(
    'refuse an editor without an account that others reach at %s',
    (HOST) => {
      expect(() => readEnvironment({ CONTENT_EDITOR: 'local', HOST })).toThrow(/^CONTENT_EDITOR is "local"/);
    },
  );

  test.each(['localhost', '127.0.0.1', '::1'])('allow it at %s', (HOST) => {
    expect(readEnvironment({ CONTENT_EDITOR: 'local', HOST })).toMatchObject({ CONTENT_EDITOR: 'local' });
  });
});
