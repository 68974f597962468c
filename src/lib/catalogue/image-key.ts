import { type ImageGroups, PICTURES_PER_GROUP } from './image-group.schema.ts';

/** A picture: its group and its number from 1 to 5. Written `ELN-A/2` in content files. */
export interface PictureKey {
  readonly group: string;
  readonly number: number;
}

/** Reads `ELN-A/2`; the content schemas have checked its shape. */
export function parsePictureKey(text: string): PictureKey {
  const [group = '', number = '1'] = text.split('/');
  return { group, number: Number(number) };
}

/** The key as content files write it: `ELN-A/2`. */
export function pictureKeyText({ group, number }: PictureKey): string {
  return `${group}/${number}`;
}

/** The five pictures of a group. */
export function picturesOfGroup(group: string): readonly PictureKey[] {
  return Array.from({ length: PICTURES_PER_GROUP }, (_, index) => ({ group, number: index + 1 }));
}

/** The alternative text of a picture. */
export function alternativeText({ group, number }: PictureKey, groups: ImageGroups): string {
  return groups[group]?.[number - 1] ?? '';
}
