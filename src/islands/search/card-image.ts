/** Variants of a picture for cards. */
interface Variants {
  readonly srcset: string;
  readonly src: string;
}

let table: Promise<Readonly<Record<string, Variants>>> | undefined;

/** What requests the table is here already: the catalogue came with it. */
async function fetchTable(): Promise<Readonly<Record<string, Variants>>> {
  const [{ loadSiteData }, { picturesContract }] = await Promise.all([
    import('../kit/load-site-data.ts'),
    import('../../lib/site/site-data.contract.ts'),
  ]);
  return loadSiteData(picturesContract);
}

/** Undefined where they are not known; what did not come is requested again with the next card. */
async function variantsOf(address: string): Promise<Variants | undefined> {
  table ??= fetchTable();
  try {
    return (await table)[address];
  } catch {
    table = undefined;
    return undefined;
  }
}

/** Shows a picture on a card by its address, as it is made for cards; as a whole where that is not known. */
export async function showImage(card: Element, address: string): Promise<void> {
  const image = card.querySelector('img');
  const source = card.querySelector('picture source');
  if (!image || !source) return;
  const variants = await variantsOf(address);
  if (variants) source.setAttribute('srcset', variants.srcset);
  image.src = variants?.src ?? address;
}
