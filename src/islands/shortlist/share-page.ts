import { element } from '../kit/element.ts';
import { toast } from '../kit/toast.ts';

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

/** Where nothing may write to the clipboard, the traveller copies by hand. */
function showLink(url: string): void {
  const field = element('input', { value: url, readonly: true, 'aria-label': 'Link to this page' });
  field.addEventListener('focus', () => field.select());
  toast('Copy this link:', field);
}

/** Undefined where the browser cannot share, or could not; what the traveller broke off counts as done. */
async function shareBySystem(url: string): Promise<true | undefined> {
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? true : undefined;
  }
}

/** Shares the page: by the system's own sheet, else by copying the link, else by showing it. */
export async function sharePage(url: string = addressOfPage()): Promise<void> {
  if (await shareBySystem(url)) return;
  if (await copy(url)) toast('Link copied. Paste it anywhere.');
  else showLink(url);
}
