/** Takes out what is not wanted. Of what comes later, that stays which stands in its order already. */
function clear(list: HTMLElement, items: readonly HTMLElement[], later: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(items);
  const order = new Map<Element, number>(later.map((item, index) => [item, index]));
  let last = -1;
  for (const item of [...list.children]) {
    if (wanted.has(item)) continue;
    const place = order.get(item) ?? -1;
    if (place > last) last = place;
    else item.remove();
  }
}

/**
 * Makes a list begin with these items in this order; what is in its place already is not touched.
 *
 * @param later what comes after them soon: nothing of it is brought now, and what stands there need not go
 */
export function showItems(list: HTMLElement, items: readonly HTMLElement[], later: readonly HTMLElement[] = []): void {
  clear(list, items, later);
  let next = list.firstElementChild;
  for (const item of items) {
    if (item === next) next = next.nextElementSibling;
    else list.insertBefore(item, next);
  }
  list.hidden = items.length === 0;
}
