/** The link of a plain click that leads to another page of this site; null for all others, which stay the browser's. */
export function linkWithin(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlain = link && link.origin === location.origin && ['', '_self'].includes(link.target);
  if (!isPlain || link.hasAttribute('download')) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
}
