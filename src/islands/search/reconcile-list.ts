/** Takes out what is not wanted. */
function removeUnwanted(list: HTMLElement, items: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(items);
  for (const item of [...list.children]) if (!wanted.has(item)) item.remove();
}

/**
 * Makes a list begin with these items in this order; what is in its place already is not touched.
 *
 * @param hasMore more of them come soon: until then what stands below keeps its place, unseen since it may be wrong, so that the page keeps its
 *   height, and nothing is removed to be brought back
 */
export function reconcileList(list: HTMLElement, items: readonly HTMLElement[], hasMore = false): void {
  if (!hasMore) removeUnwanted(list, items);
  let next = list.firstElementChild;
  for (const item of items) {
    if (item === next) next = next.nextElementSibling;
    else list.insertBefore(item, next);
    item.removeAttribute('data-stale');
  }
  for (; next; next = next.nextElementSibling) next.setAttribute('data-stale', '');
  list.hidden = items.length === 0;
}
