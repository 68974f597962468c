import { atom } from 'nanostores';

/** Pages that show what was saved, by file. The publication links to them. */
export const $savedPages = atom<Readonly<Record<string, readonly string[]>>>({});

/** Notes which pages show a file that was saved just now. */
export function addSavedPages(path: string, pages: readonly string[]): void {
  $savedPages.set({ ...$savedPages.get(), [path]: pages });
}
