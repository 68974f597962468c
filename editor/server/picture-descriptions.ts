import * as z from 'zod/mini';
import { imageGroupsSchema, PICTURES_PER_GROUP } from '../../src/lib/catalogue/image-group.schema.ts';
import { parsePictureKey } from '../../src/lib/catalogue/image-key.ts';
import { ApiProblem } from '../../src/server/http/api-problem.ts';
import { findContentFile } from './content-folder.ts';
import { draftText } from './draft-text.ts';
import { translationsOf } from './file-translations.ts';
import { followingTranslations } from './following-translations.ts';
import type { FileWrite } from './write-files.ts';

/** The file with the texts of all pictures. */
export const IMAGE_GROUPS_FILE = 'settings/image-groups.yaml';

/** What pages say of a picture. */
export interface PictureDescription {
  /** `VAN/3`. */
  readonly key: string;
  readonly alt: string;
  readonly isPhotograph: boolean;
}

/**
 * The content files that say something of a picture, with the new description. A group that is new
 * begins with its first picture, whose text stands for the others until they are there.
 *
 * @throws ApiProblem 422 for another first picture of a group
 */
export function describePicture(contentFolder: string, { key, alt, isPhotograph }: PictureDescription): FileWrite[] {
  const current = findContentFile(contentFolder, IMAGE_GROUPS_FILE);
  const { groups, photographs } = z.parse(imageGroupsSchema, current?.data ?? { groups: {} });
  const { group, number } = parsePictureKey(key);
  const known = Object.hasOwn(groups, group) ? groups[group] : undefined;
  if (!known && number !== 1) {
    const detail = `The group ${group} is new: begin it with the picture ${group}/1.`;
    throw new ApiProblem(422, { detail, errors: [{ field: 'key', detail }] });
  }
  const texts = (known ?? new Array<string>(PICTURES_PER_GROUP).fill(alt)).with(number - 1, alt);
  const others = photographs.filter((photograph) => photograph !== key);
  const data = {
    ...current?.data,
    groups: { ...groups, [group]: texts },
    photographs: isPhotograph === photographs.includes(key) ? photographs : [...others, ...(isPhotograph ? [key] : [])],
  };
  const draft = { path: IMAGE_GROUPS_FILE, data, body: null };
  const translations = () => translationsOf(contentFolder, IMAGE_GROUPS_FILE);
  const drafts = [draft, ...followingTranslations(draft, { groups }, translations)];
  return drafts.map((each) => ({ path: each.path, text: draftText(contentFolder, each) }));
}
