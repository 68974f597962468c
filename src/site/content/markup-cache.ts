/** Markup by what it shows. By identity, so that it can never be the markup of something else. */
type CachedMarkup = WeakMap<object, Promise<string>>;

const ways = new Map<string, CachedMarkup>();

function cacheOf(way: string): CachedMarkup {
  const known = ways.get(way) ?? new WeakMap();
  ways.set(way, known);
  return known;
}

/**
 * The cached markup of an item that looks the same on every page. A card is on its landing pages
 * and on six other listings' pages, a review on hundreds.
 *
 * @param way distinguishes ways to show the same item
 */
export function markupOf<Item extends object>(
  item: Item,
  way: string,
  render: (item: Item) => Promise<string>,
): Promise<string> {
  const known = cacheOf(way);
  const markup = known.get(item) ?? render(item);
  known.set(item, markup);
  return markup;
}
