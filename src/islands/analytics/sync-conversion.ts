import { purchaseCommand } from '../../lib/analytics/tag-commands.ts';
import { configuredTag, giveCommand } from './analytics.ts';
import { $consent, isGranted } from './consent.store.ts';
import { $conversion, $toldConversions, conversionTold } from './conversion.store.ts';

/** Once for each booking, also after a reload and in another tab, and only with consent. */
function tell(): void {
  const { transaction_id, ...value } = $conversion.get();
  if (transaction_id === null || !isGranted() || $toldConversions.get().includes(transaction_id)) return;
  conversionTold(transaction_id);
  giveCommand(purchaseCommand({ ...value, transaction_id }));
}

/**
 * Tells the tag about a booking that was made, as soon as there is consent (specification.md#conversion-data). Begin it after the tag's own consent:
 * see analytics.ts.
 *
 * @returns what ends it
 */
export function followConversion(tag = configuredTag()): () => void {
  if (!tag) return () => undefined;
  const ends = [$conversion.subscribe(tell), $consent.subscribe(tell)];
  return () => {
    for (const end of ends) end();
  };
}
