import { DISPLAY_FONT_KEY } from '../../lib/site/storage-keys.ts';
import { BROWSER_STORAGES } from '../page/storage-fallback.ts';

/** Whether the browser stores anything of an earlier page that this one has to show. */
export function hasStoredState(): boolean {
  return BROWSER_STORAGES.some((open) => {
    try {
      return Object.keys(open()).some((key) => key !== DISPLAY_FONT_KEY);
    } catch {
      return false;
    }
  });
}
