/** State of a history entry: number of open windows and the address. */
interface Marker {
  readonly windows?: number;
  readonly openedAt?: string;
}

/** The open windows, topmost last. */
let opened: HTMLElement[] = [];
/** Number of markers in the history up to the present entry. */
let depth = 0;
/** The address of the topmost marker. */
let markedAt: string | undefined;
let closing: Event | null = null;
let started = false;

const marker = (): Marker => (history.state ?? {}) as Marker;

const isPopoverOpen = (element: HTMLElement) => element.hasAttribute('popover') && element.matches(':popover-open');

const isOpen = (element: HTMLElement) =>
  element.isConnected && (element instanceof HTMLDialogElement ? element.open : isPopoverOpen(element));

function stillOpen(): HTMLElement[] {
  opened = opened.filter(isOpen);
  return opened;
}

function closeDownTo(count: number): void {
  for (const element of stillOpen().slice(count).reverse()) {
    if (element instanceof HTMLDialogElement) element.close();
    else element.hidePopover();
  }
}

/**
 * Closes the topmost window on "back", or continues to the page before. "Forward" opens none again.
 */
function onPopState(event: PopStateEvent): void {
  const before = depth;
  depth = marker().windows ?? 0;
  if (depth >= before) return;
  if (stillOpen().length > depth) {
    closing = event;
    closeDownTo(depth);
    // A link to another part of the page leaves an old marker too, and is no "back".
  } else if (location.href === markedAt) history.back();
}

/** Turns the marker into the page's entry, after a search in a window changed the address. */
function adoptEntry(): void {
  const { windows = 0, openedAt } = marker();
  if (windows === 0 || openedAt === location.href || stillOpen().length > 0) return;
  depth = 0;
  history.replaceState(null, '');
}

/** Replaces the marker by a followed link, so that "back" from there leads to this page. */
function replaceMarker(event: MouseEvent): void {
  const link = linkWithin(event);
  if (depth === 0 || !link) return;
  event.preventDefault();
  closeDownTo(0);
  location.replace(link.href);
}

/** Handles "back" on this page. Listeners that call {@link hasClosedWindow} come after this. */
export function handleBack(): void {
  depth = marker().windows ?? 0;
  markedAt = marker().openedAt ?? markedAt;
  if (started) return;
  started = true;
  addEventListener('popstate', onPopState);
  addEventListener('click', replaceMarker);
  addEventListener('pageshow', () => {
    depth = marker().windows ?? 0;
    closeDownTo(depth);
  });
}

function mark(windows: number): void {
  depth = windows;
  try {
    history.pushState({ ...marker(), windows, openedAt: location.href }, '');
    markedAt = location.href;
  } catch {
    // Browsers refuse too many entries in a short time: then "back" leaves the page as usual.
  }
}

/**
 * Lets "back" close an open dialog or popover before it leaves the page. See
 * docs/decisions/0027-back-closes-windows.md.
 */
export function closeOnBack(element: HTMLElement): void {
  if (!isOpen(element)) return;
  handleBack();
  opened = [...stillOpen().filter((other) => other !== element), element];
  // A marker that an earlier window has left behind serves again.
  if (opened.length > depth) mark(opened.length);
  element.addEventListener('close', adoptEntry, { once: true });
}

/** Whether a "back" has closed a window, so that the page below stays the same. */
export function hasClosedWindow(event: PopStateEvent): boolean {
  return closing === event;
}

/** The method with which a page writes its address, replacing a marker. */
export function historyEntry(how: 'pushState' | 'replaceState'): { readonly how: typeof how; readonly state: unknown } {
  const isMarked = (marker().windows ?? 0) > 0;
  const isCovered = isMarked && stillOpen().length > 0;
  if (isMarked && !isCovered) depth = 0;
  return { how: isMarked ? 'replaceState' : how, state: isCovered ? history.state : null };
}

/** The link of a plain click to another page of this site, else null. */
function linkWithin(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlain = link && link.origin === location.origin && ['', '_self'].includes(link.target);
  if (!isPlain || link.hasAttribute('download')) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
}
