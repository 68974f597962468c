import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../lib/languages/language.ts';
import { languageOfPath } from '../lib/languages/localized-path.ts';
import type { OfflineBuild, OfflineEdition } from '../lib/offline/offline-build.ts';
import type { KeyValueStore } from './kv-store.ts';
import type { WorkerPorts } from './ports.ts';

const KEY = 'language';

/** The edition of the build that is saved: that of the language of the last page. */
export interface Editions {
  readonly current: () => Promise<OfflineEdition>;
  /** Changes to the language of a page, which outlives the worker. */
  readonly follow: (pageUrl: string) => Promise<void>;
}

function languageOfUrl(url: string): Language {
  return languageOfPath(new URL(url).pathname).language;
}

export function createEditions(ports: WorkerPorts, kvStore: KeyValueStore, { editions }: OfflineBuild): Editions {
  let language: Language | null = null;

  /** The stored language; before there is one, that of a page that is open. */
  async function loadLanguage(): Promise<Language> {
    const stored = await kvStore.read(KEY);
    if (isLanguage(stored)) return stored;
    const [url] = await ports.pageUrls().catch(() => []);
    return url === undefined ? DEFAULT_LANGUAGE : languageOfUrl(url);
  }

  return {
    current: async () => {
      language ??= await loadLanguage();
      return editions[language];
    },
    follow: async (pageUrl) => {
      const wanted = languageOfUrl(pageUrl);
      if (wanted === language) return;
      language = wanted;
      await kvStore.write(KEY, wanted);
    },
  };
}
