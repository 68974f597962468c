import { MAX_COMPARED } from '../../lib/catalogue/shortlist.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { showToast } from '../kit/notifications.store.ts';
import { codeOf } from './button-state.ts';
import { syncShortlists } from './saved-buttons.ts';
import { sharePage } from './share-page.ts';
import { $compared, toggleCompared, toggleSaved } from './shortlists.store.ts';

function save(code: string): void {
  if (toggleSaved(code)) showToast('Saved.', { link: { label: 'View list', href: PATHS.saved } });
  else showToast('Removed from your saved trips.');
}

function compareText(code: string): string {
  const list = $compared.get();
  if (!list.includes(code)) return 'Removed from the comparison.';
  return list.length === 1 ? 'Added. Pick one or two more to compare.' : `Added: ${list.length} of ${MAX_COMPARED}.`;
}

function compare(code: string): void {
  const fits = toggleCompared(code);
  const text = fits ? compareText(code) : 'You can compare up to three trips. Remove one first.';
  showToast(text, $compared.get().length > 0 ? { link: { label: 'Compare', href: PATHS.compare } } : {});
}

const ACTIONS: Readonly<Record<string, (code: string) => void>> = {
  save,
  compare,
  share: () => void sharePage(),
};

/** Runs the action of a button: `data-do="save"`, `compare` or `share`. */
export function handleClick(button: HTMLElement): void {
  syncShortlists();
  ACTIONS[button.dataset.do ?? '']?.(codeOf(button));
}
