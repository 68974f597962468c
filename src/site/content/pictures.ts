import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { galleryOf } from '../../lib/catalogue/card-images.ts';
import {
  alternativeText,
  type PictureKey,
  parsePictureKey,
  pictureKeyText,
  picturesOfGroup,
} from '../../lib/catalogue/image-key.ts';
import { thumbnailOf } from '../../lib/catalogue/listing.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../lib/languages/language.ts';
import { imagePath } from '../../lib/navigation/paths.ts';
import { pageContext } from './page-context.ts';

const MASTERS = import.meta.glob<ImageMetadata>('../../assets/images/*/*.webp', { eager: true, import: 'default' });

/** Widths in pixels by use. AVIF for nearly everybody; one WebP of middle size for the rest. */
const PRESETS = {
  card: { avif: [320, 400, 800], webp: 800 },
  wide: { avif: [400, 800, 1200, 1600], webp: 1200 },
} as const;

/** Quality of each format. Passed with each picture, so that a change makes new files. */
const QUALITY = { avif: 48, webp: 76 } as const;

export type PicturePreset = keyof typeof PRESETS;

/** A picture ready for `<picture>`: addresses of its variants, its size, and what it shows. */
export interface PictureSources {
  readonly avifSrcset: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** True for what is drawn, false for a photograph. */
  readonly isIllustration: boolean;
}

const missing = new Set<string>();

function masterOf({ group, number }: PictureKey, isIllustration: boolean): ImageMetadata {
  const at = (index: number) => MASTERS[`../../assets/images/${group}/${group}${index}.webp`];
  const own = at(number);
  if (own) return own;
  if (!isIllustration)
    throw new Error(
      `src/content/settings/image-groups.yaml names ${group}/${number} as a photograph, and src/assets/images/${group}/${group}${number}.webp is missing. Add the file, or take the line out.`,
    );
  const first = at(1);
  if (!first)
    throw new Error(`src/assets/images/${group}/${group}1.webp is missing. Every image group needs its first picture.`);
  if (!missing.has(`${group}${number}`))
    console.warn(`${group}${number}.webp is missing; ${group}1.webp is shown instead.`);
  missing.add(`${group}${number}`);
  return first;
}

async function variant(master: ImageMetadata, format: 'avif' | 'webp', width: number): Promise<string> {
  const { src } = await getImage({ src: master, format, width, quality: QUALITY[format] });
  return src;
}

async function readPicture(key: PictureKey, preset: PicturePreset, language: Language): Promise<PictureSources> {
  const { imageGroups, photographs } = await pageContext(language);
  const isIllustration = !photographs.includes(pictureKeyText(key));
  const master = masterOf(key, isIllustration);
  const { avif, webp } = PRESETS[preset];
  const candidates = await Promise.all(avif.map(async (width) => `${await variant(master, 'avif', width)} ${width}w`));
  return {
    avifSrcset: candidates.join(', '),
    src: await variant(master, 'webp', webp),
    width: master.width,
    height: master.height,
    alt: alternativeText(key, imageGroups),
    isIllustration,
  };
}

const pictures = new Map<string, Promise<PictureSources>>();

/**
 * The variants of a picture. The work is done once for each picture and preset, however many pages
 * show it.
 */
export function picture(key: PictureKey, preset: PicturePreset, language: Language): Promise<PictureSources> {
  const id = `${key.group}/${key.number} ${preset} ${language}`;
  const known = pictures.get(id) ?? readPicture(key, preset, language);
  pictures.set(id, known);
  return known;
}

/** Pictures that some page shows large: heroes, and the first ones of galleries. */
async function widePictures(): Promise<readonly PictureKey[]> {
  const { catalogue, heroes } = await pageContext(DEFAULT_LANGUAGE);
  const named = Object.values(heroes).flatMap(({ image }) => (image ? [image] : []));
  const texts = [
    ...named,
    ...catalogue.places.map(({ image }) => image),
    ...catalogue.listings.flatMap((listing) => [
      thumbnailOf(listing),
      ...galleryOf(listing)
        .slice(0, 1)
        .map(({ group, number }) => `${group}/${number}`),
    ]),
  ];
  return [...new Set(texts)].map(parsePictureKey);
}

/** The variants of every picture, for each build: reused pages need their files too. */
export async function everyPicture(): Promise<readonly PictureSources[]> {
  const { imageGroups } = await pageContext(DEFAULT_LANGUAGE);
  const keys = Object.keys(imageGroups).flatMap(picturesOfGroup);
  return Promise.all([
    ...keys.map((key) => picture(key, 'card', DEFAULT_LANGUAGE)),
    ...(await widePictures()).map((key) => picture(key, 'wide', DEFAULT_LANGUAGE)),
  ]);
}

/** The variants for cards, by the address of the picture. */
export async function cardPictures(): Promise<Readonly<Record<string, { srcset: string; src: string }>>> {
  const { imageGroups } = await pageContext(DEFAULT_LANGUAGE);
  const keys = Object.keys(imageGroups).flatMap(picturesOfGroup);
  const rows = keys.map(async (key) => {
    const { avifSrcset, src } = await picture(key, 'card', DEFAULT_LANGUAGE);
    return [imagePath(key.group, key.number), { srcset: avifSrcset, src }] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}
