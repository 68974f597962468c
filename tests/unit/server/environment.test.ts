import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../src/lib/server/environment.ts';

const DEFAULTS = {
  PORT: 4321,
  HOST: 'localhost',
  DATA_DIR: 'data',
  TRUST_PROXY: 0,
  RATE_LIMITS: 'on',
  LOG_LEVEL: 'warn',
};

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
      TRUST_PROXY: '1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
    };
    expect(readEnvironment(variables)).toEqual({ ...variables, PORT: 8080, TRUST_PROXY: 1 });
  });

  test.each([
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '65536', 'a whole number from 1 to 65535'],
    ['PORT', '80.5', 'a whole number from 1 to 65535'],
    ['PORT', '-1', 'a whole number from 1 to 65535'],
    ['PORT', 'http', 'a whole number from 1 to 65535'],
    ['HOST', 'two words', 'a host name or an IP address'],
    ['TRUST_PROXY', 'yes', 'the number of proxies in front, 0 to 9'],
    ['RATE_LIMITS', 'no', '"on" or "off"'],
    ['LOG_LEVEL', 'loud', 'one of silent, fatal, error, warn, info, debug, trace'],
  ])('%s may not be %j', (name, value, allowed) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is "${value}"; it must be ${allowed}.`);
  });

  test('name every wrong variable', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT is .*\nLOG_LEVEL is .*$/);
  });

  test('do not repeat a password', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://user:secret@db/x' })).toThrow(
      'DATABASE_URL is "mysql:…"; it must be an address that begins with "postgres://", or nothing.',
    );
  });
});
