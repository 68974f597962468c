import type { Language } from '../../lib/languages/language.ts';

/** A loader that reads its data once a build for each language. */
export function oncePerLanguage<Data>(
  read: (language: Language) => Promise<Data>,
): (language: Language) => Promise<Data> {
  const known = new Map<Language, Promise<Data>>();
  return (language) => {
    const data = known.get(language) ?? read(language);
    known.set(language, data);
    return data;
  };
}
