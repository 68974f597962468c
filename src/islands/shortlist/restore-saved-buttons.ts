import { COMPARED_KEY, SAVED_KEY } from '../../lib/site/storage-keys.ts';
import { readStoredList } from '../storage/read-storage.ts';
import { showButtonState } from './button-state.ts';

/** Shows what was saved and compared in an earlier visit, without the code of the lists. */
export function restoreSavedButtons(): void {
  showButtonState('save', readStoredList(SAVED_KEY));
  showButtonState('compare', readStoredList(COMPARED_KEY));
}
