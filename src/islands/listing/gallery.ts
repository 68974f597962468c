/** One picture of a gallery, as the page's strip has it. */
export interface GalleryPicture {
  /** The alternative text. */
  readonly text: string;
  /** True for what is drawn, false for a photograph. */
  readonly isIllustration: boolean;
  /** Address of the master. */
  readonly master: string;
  /** Address for browsers without the better format. */
  readonly src: string;
  /** Address of the variant that the strip shows; empty while it has not loaded. */
  readonly small: string;
  /** The better format with its variants. */
  readonly type: string;
  readonly srcset: string;
  readonly width: number;
  readonly height: number;
}

function linksOf(link: Element): readonly Element[] {
  return [...(link.closest('.gallery')?.querySelectorAll('a') ?? [])];
}

function pictureOf(link: Element): GalleryPicture {
  const image = link.querySelector('img');
  const source = link.querySelector('source');
  return {
    text: image?.alt ?? '',
    isIllustration: link.hasAttribute('data-illustration'),
    master: link.getAttribute('href') ?? '',
    src: image?.src ?? '',
    small: image?.currentSrc ?? '',
    type: source?.type ?? '',
    srcset: source?.srcset ?? '',
    width: Number(image?.getAttribute('width') ?? 3),
    height: Number(image?.getAttribute('height') ?? 2),
  };
}

/** The pictures of the strip that a link is part of, and which of them is its own. */
export function galleryOf(link: Element): { readonly pictures: readonly GalleryPicture[]; readonly index: number } {
  const links = linksOf(link);
  return { pictures: links.map(pictureOf), index: links.indexOf(link) };
}

/** Pixels of the widest variant that a picture has. */
export function widestOf({ srcset }: GalleryPicture): number {
  return Math.max(0, ...[...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
}
