import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { configuredTag, syncConsent as follow } from '../../../src/islands/analytics/analytics.ts';
import {
  $consent,
  grantConsent,
  grantConsentByCart,
  refuseConsent,
} from '../../../src/islands/analytics/consent.store.ts';

const MANILA = { languages: ['en-US'], timeZone: 'Asia/Manila' };
const TAG = { url: 'https://tags.example/gtag/js', id: 'G-ABC123' };

/** For the length of a test. */
const startConsent = (...tag: Parameters<typeof follow>) => onTestFinished(follow(...tag));

interface TagWindow {
  dataLayer?: unknown[];
}

/** The addresses of the tags that the page has asked for. */
let asked: string[];
const tags = () => asked;

/** The commands that the tag finds, by name. */
const commands = () =>
  ((window as TagWindow).dataLayer ?? []).map((command) => [...(command as IArguments)].slice(0, 2).join(' '));

const signal = (index: number) =>
  [...(((window as TagWindow).dataLayer ?? []).at(index) as IArguments)].at(2).analytics_storage;

beforeEach(() => {
  $consent.set('unset');
  Reflect.deleteProperty(window, 'dataLayer');
  asked = [];
  // The imitated browser cannot load them.
  vi.spyOn(document.head, 'append').mockImplementation((tag) => void asked.push((tag as HTMLScriptElement).src));
});
afterEach(() => void vi.restoreAllMocks());

describe('the analytics tag (specification.md#consent)', () => {
  test('is not loaded before consent, with everything denied by default', () => {
    startConsent(TAG);
    expect(tags()).toEqual([]);
    expect(commands()).toEqual(['consent default']);
    expect(signal(0)).toBe('denied');
  });

  test('is loaded once after consent, which it gets before it starts', () => {
    startConsent(TAG);
    grantConsent();
    expect(tags()).toEqual(['https://tags.example/gtag/js?id=G-ABC123']);
    expect(commands()).toEqual(['consent default', 'consent update', expect.stringMatching(/^js /), 'config G-ABC123']);
    expect(signal(1)).toBe('granted');
  });

  test('is loaded at once for a visitor who has granted before', () => {
    grantConsent();
    startConsent(TAG);
    expect(tags()).toHaveLength(1);
  });

  test('is not loaded after a refusal, whatever is in the cart', () => {
    refuseConsent();
    startConsent(TAG);
    grantConsentByCart((task) => task(), MANILA);
    expect(tags()).toEqual([]);
    expect(commands()).toEqual(['consent default']);
  });

  test('is loaded when the first item is added to the cart', () => {
    startConsent(TAG);
    grantConsentByCart((task) => task(), MANILA);
    expect(tags()).toHaveLength(1);
  });

  test('gets a refusal after it was loaded, and is not loaded again', () => {
    startConsent(TAG);
    grantConsent();
    refuseConsent();
    expect(signal(-1)).toBe('denied');
    grantConsent();
    expect(signal(-1)).toBe('granted');
    expect(tags()).toHaveLength(1);
  });

  test('does nothing when none is configured', () => {
    startConsent(configuredTag());
    grantConsent();
    expect(tags()).toEqual([]);
    expect(commands()).toEqual([]);
  });
});
