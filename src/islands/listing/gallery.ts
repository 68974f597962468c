import { element } from '../kit/element.ts';

/** One picture of a gallery, as the page's strip has it. */
export interface GalleryPicture {
  readonly link: HTMLAnchorElement;
  readonly image: HTMLImageElement;
  /** The alternative text. */
  readonly text: string;
}

/** The pictures of the strip that a link is part of. */
export function galleryOf(link: Element): readonly GalleryPicture[] {
  const links = link.closest('.gallery')?.querySelectorAll('a') ?? [];
  return [...links].flatMap((each) => {
    const image = each.querySelector('img');
    return image ? [{ link: each, image, text: image.alt }] : [];
  });
}

/**
 * The same picture in the size of the window, from the page's variants. The small one is shown
 * behind it until it has loaded.
 */
export function createLargePicture({ image }: GalleryPicture): HTMLPictureElement {
  const { src, alt, currentSrc } = image;
  const source = image.parentElement?.querySelector('source');
  const width = image.getAttribute('width') ?? '3';
  const height = image.getAttribute('height') ?? '2';
  const large = element('img', { alt, width, height, draggable: 'false' });
  large.style.backgroundImage = currentSrc ? `url("${currentSrc}")` : '';
  const picture = element(
    'picture',
    {},
    source && element('source', { type: source.type, srcset: source.srcset, sizes: '100vw' }),
    large,
  );
  // Last, or the browser would fetch it beside the better one.
  large.src = src;
  return picture;
}

/** Replaces a shown picture by its master when that is there. */
export async function loadFullSize(picture: HTMLPictureElement, { link }: GalleryPicture): Promise<void> {
  if (picture.dataset.sharp !== undefined) return;
  picture.dataset.sharp = '';
  const master = new Image();
  master.src = link.href;
  await master.decode();
  picture.querySelector('source')?.remove();
  const shown = picture.querySelector('img');
  if (shown) shown.src = master.src;
}

/** Pixels of the widest candidate in a `srcset`. */
function widest({ srcset }: HTMLSourceElement): number {
  return Math.max(0, ...[...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
}

/** Pixels of the widest variant that a picture has. */
export function widthOf(picture: HTMLPictureElement): number {
  return Math.max(0, ...[...picture.querySelectorAll('source')].map(widest));
}
