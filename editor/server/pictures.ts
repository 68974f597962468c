import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { imageGroupsSchema } from '../../src/lib/catalogue/image-group.schema.ts';
import { pictureKeySchema } from '../../src/lib/catalogue/image-key.schema.ts';
import { parsePictureKey, pictureKeyText, picturesOfGroup } from '../../src/lib/catalogue/image-key.ts';
import { fileVersion } from '../../src/server/config/file-version.ts';
import type { Picture } from '../lib/pictures.contract.ts';
import { findContentFile } from './content-folder.ts';
import type { ContentWriter } from './content-writer.ts';
import { convertPicture, MASTER_SIZE } from './picture-conversion.ts';
import { describePicture, IMAGE_GROUPS_FILE, type PictureDescription } from './picture-descriptions.ts';
import { digestOf } from './stored-file.ts';

/** Where pictures are, and what writes them. */
export interface PictureParts {
  readonly contentFolder: string;
  /** `src/assets/images` of the project. */
  readonly picturesFolder: string;
  /** The folder of the project, which small copies are stored in. */
  readonly root: string;
  /** Writes a picture and its texts. */
  readonly write: ContentWriter['write'];
}

/** The pictures of the site. */
export interface Pictures {
  readonly list: () => Promise<readonly Picture[]>;
  /** A small copy in WebP; null for a picture that is not there. */
  readonly small: (key: string) => Promise<Uint8Array | null>;
  /** Replaces a picture, or begins a group. @throws ApiProblem 422 for what cannot be shown */
  readonly upload: (asked: PictureUpload, bytes: Uint8Array) => Promise<Picture>;
}

/** What is said of a picture that is sent. */
export interface PictureUpload extends Omit<PictureDescription, 'isPhotograph'> {
  readonly isPhotograph: 'yes' | 'no';
  readonly crop?: string | undefined;
}

const SMALL_WIDTH = 240;

type Size = Pick<Picture, 'width' | 'height'>;

/** Opens the pictures of a project. */
export function createPictures({ contentFolder, picturesFolder, root, write }: PictureParts): Pictures {
  const copies = join(root, 'node_modules/.cache/editor-pictures');
  const sizes = new Map<string, Size>();

  /** The file of a picture, or the group's first one where its own is missing, as pages do. */
  function fileOf(key: string): string | null {
    const { group } = parsePictureKey(key);
    const files = [key, `${group}/1`].map((one) => join(picturesFolder, pictureFile(one)));
    return files.find((file) => existsSync(file)) ?? null;
  }

  async function sizeOf(file: string): Promise<Size> {
    const id = `${file} ${fileVersion(file)}`;
    // By its bytes: the decoder caches what it knows of a file by its name.
    const known = sizes.get(id) ?? (await sharp(readFileSync(file)).metadata());
    sizes.set(id, { width: known.width, height: known.height });
    return { width: known.width, height: known.height };
  }

  async function list(): Promise<readonly Picture[]> {
    const data = findContentFile(contentFolder, IMAGE_GROUPS_FILE)?.data;
    const { groups, photographs } = z.parse(imageGroupsSchema, data);
    const keys = Object.keys(groups).flatMap(picturesOfGroup);
    const pictures = keys.map(async ({ group, number }): Promise<Picture[]> => {
      const key = pictureKeyText({ group, number });
      const file = fileOf(key);
      if (!file) return [];
      const alt = groups[group]?.[number - 1] ?? '';
      return [{ key, alt, isPhotograph: photographs.includes(key), ...(await sizeOf(file)) }];
    });
    return (await Promise.all(pictures)).flat();
  }

  async function small(key: string): Promise<Uint8Array | null> {
    const file = pictureKeySchema.safeParse(key).success ? fileOf(key) : null;
    if (!file) return null;
    const version = digestOf(`${file} ${fileVersion(file)}`).slice(0, 32);
    const copy = join(copies, `${version}.webp`);
    if (existsSync(copy)) return readFileSync(copy);
    const made = await sharp(readFileSync(file)).resize({ width: SMALL_WIDTH }).webp().toBuffer();
    storeCopy(copy, made);
    return made;
  }

  async function upload({ crop, isPhotograph, ...asked }: PictureUpload, bytes: Uint8Array): Promise<Picture> {
    const descriptions = describePicture(contentFolder, { ...asked, isPhotograph: isPhotograph === 'yes' });
    const picture = await convertPicture(bytes, crop);
    write([
      { path: join(picturesFolder, pictureFile(asked.key)), bytes: picture },
      ...descriptions.map(({ path, text }) => ({ path: join(contentFolder, path), bytes: text })),
    ]);
    return { key: asked.key, alt: asked.alt, isPhotograph: isPhotograph === 'yes', ...MASTER_SIZE };
  }

  return { list, small, upload };
}

/** Below the folder of pictures: `VAN/VAN3.webp`. */
function pictureFile(key: string): string {
  const { group, number } = parsePictureKey(key);
  return `${group}/${group}${number}.webp`;
}

/** Another editor of the same project may store the same copy. */
function storeCopy(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${randomUUID()}`;
  writeFileSync(next, bytes);
  renameSync(next, file);
}
