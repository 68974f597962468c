import { type ContentKind, withoutEnding } from './content-kind.ts';

/** Names are codes in capitals, or addresses in small letters; the check says which. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9-]*$/;

/** The path of a new file, or why it cannot have this name. */
export function newFilePath(
  { folder, ending }: ContentKind,
  name: string,
  taken: readonly string[],
): { readonly path: string } | { readonly problem: string } {
  const path = `${folder}/${name.trim()}.${ending}`;
  if (!NAME.test(name.trim()))
    return { problem: 'Letters, digits and hyphens, such as PV-PPS-RXS or el-nido-to-sabang' };
  const isTaken = taken.some((other) => other.toLowerCase() === path.toLowerCase());
  return isTaken ? { problem: 'There is a file of this name already: choose another one' } : { path };
}

/** A name without its folder and ending: `PV-PPS-ELN`. */
export function fileName(path: string): string {
  return withoutEnding(path.replace(/^.*\//, ''));
}
