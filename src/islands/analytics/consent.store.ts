import {
  CONSENT_UPDATE_TIMEOUT_MS,
  type Consent,
  type ConsentEvent,
  consentAfter,
  parseConsent,
} from '../../lib/analytics/consent.ts';
import { isConsentAsked } from '../../lib/analytics/consent-region.ts';
import { type BrowserHints, hintsOf } from '../../lib/money/suggest-currency.ts';
import { CONSENT_KEY } from '../../lib/site/storage-keys.ts';
import { persistent } from '../storage/persistent.ts';

/**
 * The traveller's answer about analytics (specification.md#stored-in-the-browser). Its `isGranted`
 * is {@link isGranted}.
 */
export const $consent = persistent<Consent>(CONSENT_KEY, { fallback: 'unset', parse: parseConsent });

function applyEvent(event: ConsentEvent): void {
  const consent = consentAfter($consent.get(), event);
  if (consent !== $consent.get()) $consent.set(consent);
}

/** Whether analytics may measure (specification.md#state). */
export function isGranted(): boolean {
  return $consent.get() === 'granted';
}

/** The visitor allows analytics. */
export function grantConsent(): void {
  applyEvent('visitor-grants');
}

/** The visitor refuses analytics; no cart changes that. */
export function refuseConsent(): void {
  applyEvent('visitor-refuses');
}

/** Whether the traveller has not answered and the law where they probably are requires it. */
export function needsConsentRequest(hints: BrowserHints = hintsOf(navigator)): boolean {
  return $consent.get() === 'unset' && isConsentAsked(hints);
}

/** Runs a task after a while, or when the page is left before. */
function waitUntilLeave(task: () => void, ms: number): void {
  setTimeout(task, ms);
  addEventListener('pagehide', task, { once: true });
}

/**
 * Grants consent after a trip was added to the cart, unless refused or to be asked for
 * (specification.md#consent).
 *
 * @param wait calls back after some milliseconds
 */
export function grantConsentByCart(
  wait: (task: () => void, ms: number) => void = waitUntilLeave,
  hints = hintsOf(navigator),
): void {
  if ($consent.get() !== 'unset' || isConsentAsked(hints)) return;
  wait(() => applyEvent('visitor-adds-trip'), CONSENT_UPDATE_TIMEOUT_MS);
}
