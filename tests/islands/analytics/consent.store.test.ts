import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $consent,
  grantConsent,
  grantConsentByCart,
  isGranted,
  needsConsentRequest,
  refuseConsent,
} from '../../../src/islands/analytics/consent.store.ts';

const MANILA = { languages: ['en-US'], timeZone: 'Asia/Manila' };
const BERLIN = { languages: ['en-US'], timeZone: 'Europe/Berlin' };

/** A timer that goes off when the test says so. */
function aTimer() {
  const waiting: { readonly task: () => void; readonly ms: number }[] = [];
  return {
    waiting,
    wait: (task: () => void, ms: number) => void waiting.push({ task, ms }),
    goOff: () => waiting.splice(0).forEach(({ task }) => void task()),
  };
}

beforeEach(() => $consent.set('unset'));

describe('consent (specification.md#consent)', () => {
  test('is unset until the traveller answers', () => {
    localStorage.clear();
    expect(isGranted()).toBe(false);
  });

  test('comes with the first cart item, after the update wait of 500 ms', () => {
    const timer = aTimer();
    grantConsentByCart(timer.wait, MANILA);
    expect(timer.waiting.map(({ ms }) => ms)).toEqual([500]);
    expect(isGranted()).toBe(false);
    timer.goOff();
    expect(isGranted()).toBe(true);
  });

  test('does not come with a cart item when the visitor has refused', () => {
    const timer = aTimer();
    refuseConsent();
    grantConsentByCart(timer.wait, MANILA);
    timer.goOff();
    expect($consent.get()).toBe('refused');
  });

  test('does not come when the visitor refuses during the wait', () => {
    const timer = aTimer();
    grantConsentByCart(timer.wait, MANILA);
    refuseConsent();
    timer.goOff();
    expect($consent.get()).toBe('refused');
  });

  test('is not granted a second time by a second item', () => {
    const timer = aTimer();
    grantConsent();
    grantConsentByCart(timer.wait, MANILA);
    expect(timer.waiting).toEqual([]);
  });

  test('does not come with a cart item where the law wants a question', () => {
    const timer = aTimer();
    grantConsentByCart(timer.wait, BERLIN);
    expect(timer.waiting).toEqual([]);
    expect([needsConsentRequest(BERLIN), needsConsentRequest(MANILA)]).toEqual([true, false]);
    refuseConsent();
    expect(needsConsentRequest(BERLIN)).toBe(false);
  });

  test('is not lost when the visitor leaves the page during the wait', () => {
    grantConsentByCart(undefined, MANILA);
    dispatchEvent(new Event('pagehide'));
    expect(isGranted()).toBe(true);
  });

  test('is changed only by the traveller', () => {
    grantConsent();
    refuseConsent();
    expect(isGranted()).toBe(false);
    grantConsent();
    expect(isGranted()).toBe(true);
  });

  test('is stored in the browser', () => {
    grantConsent();
    expect(localStorage.getItem('consent.1')).toBe('"granted"');
  });

  test('is stored once, however often the button is pressed', () => {
    const events = vi.fn();
    const stop = $consent.listen(events);
    grantConsent();
    grantConsent();
    expect(events).toHaveBeenCalledTimes(1);
    stop();
  });
});
