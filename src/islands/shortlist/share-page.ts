import type { SharePageMessages } from '../../lib/messages/share-page.en.ts';
import { sharePageMessages } from '../../lib/messages/share-page.ts';
import { showToast } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';

/** The page without what only this visit needs. */
function addressOfPage(): string {
  return location.origin + location.pathname;
}

async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** Shows a link for copying by hand, where the clipboard is blocked. */
function showLink(url: string, t: SharePageMessages): void {
  showToast(t.copyByHand, { field: { label: t.link, value: url } });
}

/** Shares by the system; undefined on failure. A cancelled share counts as done. */
async function shareBySystem(url: string): Promise<true | undefined> {
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? true : undefined;
  }
}

/** Shares the page: by the system, else by copying the link, else by showing it. */
export async function sharePage(url: string = addressOfPage()): Promise<void> {
  if (await shareBySystem(url)) return;
  const t = sharePageMessages(pageLanguage());
  if (await copy(url)) showToast(t.copied);
  else showLink(url, t);
}
