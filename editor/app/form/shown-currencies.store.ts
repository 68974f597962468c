import { atom, onMount } from 'nanostores';
import { safeStorage } from '../../../src/islands/storage/safe-storage.ts';
import { BROWSER_STORAGES } from '../../../src/islands/storage/storage-fallback.ts';

const KEY = 'editor-currencies.1';

/** Currencies of those who ask most, until the editor chooses. */
const USUAL = ['EUR', 'PHP'];

/** Currencies that price tables show beside dollars, as this browser had them last. */
export const $shownCurrencies = atom<readonly string[]>(USUAL);

onMount($shownCurrencies, () => {
  const storage = safeStorage(...BROWSER_STORAGES);
  const stored = storage[KEY];
  if (stored !== undefined) $shownCurrencies.set(stored.split(' ').filter((code) => /^[A-Z]{3}$/.test(code)));
  return $shownCurrencies.listen((codes) => {
    storage[KEY] = codes.join(' ');
  });
});
