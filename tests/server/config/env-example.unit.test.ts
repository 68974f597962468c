import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../../src/server/config/environment.ts';

const LINES = readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=(.*)$/gm);
const EXAMPLE = Object.fromEntries([...LINES].map(([, name = '', value = '']) => [name, value]));

/** Names of settings as the server's schemas have them. */
const NAMES = ['environment', 'mail-settings', 'payment-variables'].flatMap((file) => {
  const source = readFileSync(`src/server/config/${file}.ts`, 'utf8');
  return [...source.matchAll(/^ {2}([A-Z][A-Z_]+): (?:z\.|\w+Schema|secret\()/gm)].map(([, name = '']) => name);
});

test('The example of settings names each setting of the server once, and no other.', () => {
  expect(NAMES.length).toBeGreaterThan(20);
  expect(Object.keys(EXAMPLE).toSorted()).toEqual(NAMES.toSorted());
});

test('The server starts with everything in the example, as one copies it.', () => {
  expect(readEnvironment(EXAMPLE)).toMatchObject({ PORT: 4321, SITE_URL: 'https://www.example.com' });
});
