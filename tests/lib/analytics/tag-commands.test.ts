import { expect, test } from 'vitest';
import {
  defaultCommand,
  purchaseCommand,
  startCommands,
  tagAddress,
  updateCommand,
} from '../../../src/lib/analytics/tag-commands.ts';

const TAG = { url: 'https://tags.example/gtag/js?v=2', id: 'G-ABC123' };
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

test('everything is denied by default, and the tag waits 500 ms for an update (specification.md#timing)', () => {
  expect(defaultCommand()).toEqual(['consent', 'default', { ...DENIED, wait_for_update: 500 }]);
});

test('an update says what the visitor says', () => {
  expect(updateCommand('refused')).toEqual(['consent', 'update', DENIED]);
  expect(updateCommand('granted')[2]).toMatchObject({ ad_storage: 'granted', analytics_storage: 'granted' });
});

test('the tag starts with the time and its id', () => {
  const now = new Date(0);
  expect(startCommands(TAG, now)).toEqual([
    ['js', now],
    ['config', 'G-ABC123'],
  ]);
});

test('a booking is a purchase with its value and reference (specification.md#conversion-data)', () => {
  const conversion = { value: 173, currency: 'USD', transaction_id: '7K2M0QXA' };
  expect(purchaseCommand(conversion)).toEqual(['event', 'purchase', conversion]);
});

test('the address keeps its own parameters', () => {
  expect(tagAddress(TAG)).toBe('https://tags.example/gtag/js?v=2&id=G-ABC123');
});
