import { purchaseCommand } from '../../lib/analytics/tag-commands.ts';
import { configuredTag, sendTagCommand } from './analytics.ts';
import { $consent, isGranted } from './consent.store.ts';
import { $conversion, $reportedConversions, recordReportedConversion } from './conversion.store.ts';

/** Once for each booking, also after a reload and in another tab, and only with consent. */
function reportConversion(): void {
  const { transaction_id, ...value } = $conversion.get();
  if (transaction_id === null || !isGranted() || $reportedConversions.get().includes(transaction_id)) return;
  recordReportedConversion(transaction_id);
  sendTagCommand(purchaseCommand({ ...value, transaction_id }));
}

/**
 * Reports a booking to the tag as soon as there is consent (specification.md#conversion-data). Start it after the tag's own consent:
 * see analytics.ts.
 *
 * @returns what ends it
 */
export function syncConversion(tag = configuredTag()): () => void {
  if (!tag) return () => undefined;
  const ends = [$conversion.subscribe(reportConversion), $consent.subscribe(reportConversion)];
  return () => {
    for (const end of ends) end();
  };
}
