/** Makes a list show exactly these items in this order; what is in its place already is not touched. */
export function showItems(list: HTMLElement, items: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(items);
  for (const item of [...list.children]) if (!wanted.has(item)) item.remove();
  let next = list.firstElementChild;
  for (const item of items) {
    if (item === next) next = next.nextElementSibling;
    else list.insertBefore(item, next);
  }
  list.hidden = items.length === 0;
}
