import { MAX_COMPARED } from '../../lib/catalogue/shortlist.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import type { ShortlistActionsMessages } from '../../lib/messages/shortlist-actions.en.ts';
import { shortlistActionsMessages } from '../../lib/messages/shortlist-actions.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { showToast } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { codeOf } from './button-state.ts';
import { syncShortlists } from './saved-buttons.ts';
import { sharePage } from './share-page.ts';
import { $compared, toggleCompared, toggleSaved } from './shortlists.store.ts';

function save(code: string): void {
  const language = pageLanguage();
  const t = shortlistActionsMessages(language);
  if (toggleSaved(code))
    showToast(t.saved, { link: { label: t.viewList, href: localizedPath(PATHS.saved, language) } });
  else showToast(t.removed);
}

function compareText(code: string, t: ShortlistActionsMessages): string {
  const list = $compared.get();
  if (!list.includes(code)) return t.removedFromComparison;
  return list.length === 1 ? t.addedFirst : t.added(list.length, MAX_COMPARED);
}

function compare(code: string): void {
  const language = pageLanguage();
  const t = shortlistActionsMessages(language);
  const fits = toggleCompared(code);
  const text = fits ? compareText(code, t) : t.full;
  showToast(
    text,
    $compared.get().length > 0 ? { link: { label: t.compare, href: localizedPath(PATHS.compare, language) } } : {},
  );
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
