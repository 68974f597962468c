import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureKey, picturesOfGroup } from '../../lib/catalogue/image-key.ts';
import { DEFAULT_LANGUAGE } from '../../lib/languages/language.ts';
import { contentLibrary } from './load-content.ts';

/** A picture and its file, or the group's first one where its own is missing. */
export interface PictureMaster extends PictureKey {
  readonly path: string;
}

function masterPath(group: string, number: number): string {
  return join(process.cwd(), 'src/assets/images', group, `${group}${number}.webp`);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The master file of one picture. */
export async function masterOf({ group, number }: PictureKey): Promise<PictureMaster> {
  const own = masterPath(group, number);
  return { group, number, path: (await exists(own)) ? own : masterPath(group, 1) };
}

/** The master file of every picture of every group. */
export async function pictureMasters(): Promise<readonly PictureMaster[]> {
  const { imageGroups } = await contentLibrary(DEFAULT_LANGUAGE);
  return Promise.all(Object.keys(imageGroups.data).flatMap(picturesOfGroup).map(masterOf));
}

/**
 * The bytes of a master. @throws Error naming the file when even the group's first picture is
 * missing.
 */
export async function readMaster({ path }: PictureMaster): Promise<Buffer> {
  return readFile(path);
}
