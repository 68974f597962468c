import type { AnalyticsTag } from './analytics-configuration.ts';
import { CONSENT_UPDATE_TIMEOUT_MS, type Consent, consentSignals } from './consent.ts';

/** A command of the tag: `['config', 'G-ABC123']`. */
export type TagCommand = readonly [name: string, ...rest: unknown[]];

/**
 * The first command of Consent Mode 2: everything denied until an update
 * (specification.md#consent).
 */
export function defaultCommand(): TagCommand {
  return ['consent', 'default', { ...consentSignals('unset'), wait_for_update: CONSENT_UPDATE_TIMEOUT_MS }];
}

/** The command that tells the tag the present consent. */
export function updateCommand(consent: Consent): TagCommand {
  return ['consent', 'update', consentSignals(consent)];
}

/** The commands that start the tag. */
export function startCommands({ id }: AnalyticsTag, now: Date): readonly TagCommand[] {
  return [
    ['js', now],
    ['config', id],
  ];
}

/**
 * The command that reports a booking with its price in whole units and its reference. See
 * specification.md#conversion-data.
 */
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
