import { type PriceFormat, parsePriceFormat } from '../../lib/money/price-format.ts';
import { PREFERENCE_KEY } from '../../lib/site/storage-keys.ts';
import { pageLocale } from '../page/page-locale.ts';
import { readStorage } from '../storage/read-storage.ts';

/** The stored currency and locale, without the code of their store; undefined if invalid. */
export function readStoredFormat(): PriceFormat | undefined {
  try {
    return parsePriceFormat(JSON.parse(readStorage(PREFERENCE_KEY) ?? 'null'), pageLocale());
  } catch {
    return undefined;
  }
}
