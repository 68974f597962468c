import { adoptStyles } from '../page/adopt-styles.ts';
import { hydrateIsland } from '../page/hydrate-island.ts';
import css from './notification.css?inline';

/** Long enough to read two sentences. */
const TEXT_DURATION_MS = 7000;

let island: Element | null = null;
let line: HTMLElement | undefined;

/**
 * Shows a text alone, for a while, where React has not come. When the connection is lost before
 * any island was used, nothing else can say why a part of the page does not answer.
 */
function showText(text: string): void {
  line?.remove();
  if (!text) return;
  adoptStyles(css);
  line = document.createElement('p');
  line.className = 'note no-print';
  line.role = 'status';
  document.body.append(line);
  // A live region says what changes in it, not what it came with.
  line.textContent = text;
  setTimeout((shown: Element) => shown.remove(), TEXT_DURATION_MS, line);
}

/**
 * Hydrates the island that renders notifications: see OverlaysIsland.tsx. One that does not come
 * is tried again with the next call and the next connection.
 *
 * @param latestText what is shown where it does not come
 */
export function loadNotifications(latestText: () => string): void {
  const found = document.getElementById('help')?.closest('astro-island') ?? null;
  if (!found) showText(latestText());
  // Once it is hydrated, this changes nothing.
  else if (found === island) found.dispatchEvent(new Event('focusin'));
  else hydrateIsland(found, () => showText(latestText()));
  island = found;
}
