import { PATHS } from '../../paths.ts';

/** Variants of a picture for cards, by its address: `/pictures.json`. */
type PictureTable = Readonly<Record<string, { readonly srcset: string; readonly src: string }>>;

let table: Promise<PictureTable> | undefined;

async function fetchTable(): Promise<PictureTable> {
  const response = await fetch(PATHS.pictures);
  return response.ok ? response.json() : {};
}

/** Shows a picture on a card by its address, as it is made for cards; as a whole where that is not known. */
export async function showPicture(card: Element, address: string): Promise<void> {
  const image = card.querySelector('img');
  const source = card.querySelector('picture source');
  if (!image || !source) return;
  // What the card was copied from must not be seen meanwhile.
  image.removeAttribute('src');
  source.removeAttribute('srcset');
  table ??= fetchTable().catch(() => ({}));
  const variants = (await table)[address];
  if (variants) source.setAttribute('srcset', variants.srcset);
  image.src = variants?.src ?? address;
}
