import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../src/lib/languages/language.ts';

/**
 * Copies the not-found page of each language to `fr/404.html`. Static hosts look for the nearest
 * file of that name, upward from the address that is missing.
 */
export async function copyErrorPages(folder: string): Promise<void> {
  const others = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);
  await Promise.all(
    others.map((language) => copyFile(join(folder, language, '404/index.html'), join(folder, language, '404.html'))),
  );
}
