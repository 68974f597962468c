import type { AnalyticsTag } from './analytics-configuration.ts';
import { CONSENT_UPDATE_TIMEOUT_MS, type Consent, consentSignals } from './consent.ts';

/** A command of the tag: `['config', 'G-ABC123']`. */
export type TagCommand = readonly [name: string, ...rest: unknown[]];

/** Consent Mode, version 2: everything is denied before any tag, and the tag waits for an update (specification.md#consent). */
export function defaultCommand(): TagCommand {
  return ['consent', 'default', { ...consentSignals('unset'), wait_for_update: CONSENT_UPDATE_TIMEOUT_MS }];
}

/** Tells the tag what the visitor says now. */
export function updateCommand(consent: Consent): TagCommand {
  return ['consent', 'update', consentSignals(consent)];
}

/** What starts the tag. */
export function startCommands({ id }: AnalyticsTag, now: Date): readonly TagCommand[] {
  return [
    ['js', now],
    ['config', id],
  ];
}

/** A booking was made: its price in whole units of a currency, and its reference (specification.md#conversion-data). */
export function purchaseCommand(conversion: {
  readonly value: number;
  readonly currency: string;
  readonly transaction_id: string;
}): TagCommand {
  return ['event', 'purchase', { ...conversion }];
}

/** The address of the tag's script, its id included. */
export function tagAddress({ url, id }: AnalyticsTag): string {
  const address = new URL(url);
  address.searchParams.set('id', id);
  return address.href;
}
