import { describe, expect, test } from 'vitest';
import { consentText } from '../../../src/lib/analytics/consent.text.ts';
import {
  type Consent,
  type ConsentEvent,
  consentAfter,
  consentSignals,
  parseConsent,
} from '../../../src/lib/analytics/consent.ts';

describe('consent (specification.md#consent)', () => {
  test.each<[Consent, ConsentEvent, Consent]>([
    ['unset', 'visitor-grants', 'granted'],
    ['unset', 'visitor-refuses', 'refused'],
    ['unset', 'visitor-adds-trip', 'granted'],
    ['granted', 'visitor-adds-trip', 'granted'],
    ['granted', 'visitor-refuses', 'refused'],
    ['refused', 'visitor-grants', 'granted'],
    ['refused', 'visitor-adds-trip', 'refused'],
  ])('that is %s is, when %s, %s', (before, event, after) => {
    expect(consentAfter(before, event)).toBe(after);
  });

  test.each(['unset', 'refused'] as const)('that is %s denies every signal', (consent) => {
    expect(new Set(Object.values(consentSignals(consent)))).toEqual(new Set(['denied']));
  });

  test('that is granted grants ad and analytics storage', () => {
    expect(consentSignals('granted')).toEqual({
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'granted',
    });
  });

  test.each(['unset', 'granted', 'refused'])('is read back as %s', (stored) => {
    expect(parseConsent(stored)).toBe(stored);
  });

  test.each([null, true, 'yes', 'GRANTED', ['granted'], { consent: 'granted' }])('is not read from %j', (stored) => {
    expect(parseConsent(stored)).toBeUndefined();
  });
});

describe('the words about consent', () => {
  test('name the service that measures', () => {
    expect(consentText('unset', 'tags.example', undefined, 'en').measured.join(' ')).toContain('tags.example learns');
  });

  test('say plainly when nothing is measured', () => {
    expect(consentText('granted', null, undefined, 'en').measured[0]).toContain('nothing is measured');
  });

  test('differ for each state', () => {
    const states = (['unset', 'granted', 'refused'] as const).map(
      (consent) => consentText(consent, null, undefined, 'en').state,
    );
    expect(new Set(states).size).toBe(3);
  });

  test('promise nothing of the cart where consent is asked for', () => {
    expect(consentText('unset', null, undefined, 'en').state).toContain('counts as allowing');
    expect(consentText('unset', null, true, 'en').state).toBe(
      'You have not chosen yet. Nothing is measured until you allow it.',
    );
  });
});
