import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { $consent, grantConsent, refuseConsent } from '../../../src/islands/analytics/consent.store.ts';
import {
  $reportedConversions,
  recordConversion,
  resetConversion,
} from '../../../src/islands/analytics/conversion.store.ts';
import { syncConversion as follow } from '../../../src/islands/analytics/sync-conversion.ts';

const TAG = { url: 'https://tags.example/gtag/js', id: 'G-ABC123' };

interface TagWindow {
  dataLayer?: unknown[];
}

const startConversion = (...tag: Parameters<typeof follow>) => onTestFinished(follow(...tag));

/** What the tag was told, without the names of commands. */
const reported = () => ((window as TagWindow).dataLayer ?? []).map((command) => [...(command as IArguments)][2]);

const SOLD = { value: 173, currency: 'USD', transaction_id: '7K2M0QXA' };

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  $consent.set('unset');
  $reportedConversions.set([]);
  resetConversion();
});

describe('a booking that was made (specification.md#conversion-data)', () => {
  test('is reported with consent', () => {
    grantConsent();
    startConversion(TAG);
    recordConversion('7K2M0QXA', 173);
    expect(reported()).toEqual([SOLD]);
  });

  test('waits for consent, and is not reported when that is refused', () => {
    startConversion(TAG);
    recordConversion('7K2M0QXA', 173);
    refuseConsent();
    expect(reported()).toEqual([]);
    grantConsent();
    expect(reported()).toEqual([SOLD]);
  });

  test('is reported once, also after a reload', () => {
    grantConsent();
    startConversion(TAG);
    recordConversion('7K2M0QXA', 173);
    resetConversion();
    recordConversion('7K2M0QXA', 173);
    refuseConsent();
    grantConsent();
    expect(reported()).toHaveLength(1);
  });

  test('is reported before another one', () => {
    grantConsent();
    startConversion(TAG);
    recordConversion('7K2M0QXA', 173);
    recordConversion('ABCD1234', 30);
    expect(reported()).toEqual([SOLD, { value: 30, currency: 'USD', transaction_id: 'ABCD1234' }]);
  });

  test('is not reported where no analytics is configured', () => {
    grantConsent();
    startConversion(null);
    recordConversion('7K2M0QXA', 173);
    expect(reported()).toEqual([]);
  });
});
