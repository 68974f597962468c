import { describe, expect, test } from 'vitest';
import { analyticsOrigins, analyticsTag } from '../../../src/lib/analytics/analytics-configuration.ts';

const SET = { PUBLIC_ANALYTICS_URL: 'https://tags.example/gtag/js', PUBLIC_ANALYTICS_ID: 'G-ABC123' };

describe('the configured tag', () => {
  test('is none when nothing is set', () => {
    expect(analyticsTag({})).toBeNull();
    expect(analyticsTag({ PUBLIC_ANALYTICS_URL: ' ', PUBLIC_ANALYTICS_ID: '' })).toBeNull();
    expect(analyticsOrigins({ ANALYTICS_ORIGINS: 'https://other.example' })).toEqual([]);
  });

  test('has an address and an id', () => {
    expect(analyticsTag(SET)).toEqual({ url: 'https://tags.example/gtag/js', id: 'G-ABC123' });
  });

  test('opens its own origin and those that it sends to', () => {
    const ANALYTICS_ORIGINS = 'https://*.collect.example  https://tags.example';
    expect(analyticsOrigins({ ...SET, ANALYTICS_ORIGINS })).toEqual([
      'https://tags.example',
      'https://*.collect.example',
    ]);
  });

  test.each([
    ['PUBLIC_ANALYTICS_URL', 'http://tags.example/x.js'],
    ['PUBLIC_ANALYTICS_URL', 'tags.example'],
    ['PUBLIC_ANALYTICS_URL', ''],
    ['PUBLIC_ANALYTICS_URL', "https://tags.example/'; script-src *"],
    ['PUBLIC_ANALYTICS_ID', ''],
    ['PUBLIC_ANALYTICS_ID', 'G ABC'],
    ['ANALYTICS_ORIGINS', 'https:'],
    ['ANALYTICS_ORIGINS', '*'],
    ['ANALYTICS_ORIGINS', 'https://a.example;'],
    ['ANALYTICS_ORIGINS', 'http://a.example'],
  ])('stops the build when %s is %j, and says the remedy', (name, value) => {
    expect(() => analyticsOrigins({ ...SET, [name]: value })).toThrow(new RegExp(`^${name}.*; give `));
  });
});
