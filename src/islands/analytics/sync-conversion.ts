import { purchaseCommand } from '../../lib/analytics/tag-commands.ts';
import { configuredTag, sendTagCommand } from './analytics.ts';
import { $consent, isGranted } from './consent.store.ts';
import { $conversion, $reportedConversions, recordReportedConversion } from './conversion.store.ts';

/** Reports a booking with consent, once despite reloads and other tabs. */
function reportConversion(): void {
  const { transaction_id, ...value } = $conversion.get();
  if (transaction_id === null || !isGranted() || $reportedConversions.get().includes(transaction_id)) return;
  recordReportedConversion(transaction_id);
  sendTagCommand(purchaseCommand({ ...value, transaction_id }));
}

/**
 * Reports a booking to the tag once there is consent (specification.md#conversion-data). Start it
 * after the tag's own consent: see analytics.ts.
 *
 * @returns a function that ends it
 */
export function syncConversion(tag = configuredTag()): () => void {
  if (!tag) return () => undefined;
  const ends = [$conversion.subscribe(reportConversion), $consent.subscribe(reportConversion)];
  return () => {
    for (const end of ends) end();
  };
}
