import { Disclosure } from '../../src/islands/kit/Disclosure.tsx';
import type { LoadedFile, TranslationState } from '../lib/editor.contract.ts';
import { editorHref } from '../lib/editor-route.ts';
import { languageName } from './language-name.ts';

interface Props {
  readonly translations: LoadedFile['translations'];
}

const STATES: Readonly<Record<TranslationState, string>> = {
  missing: 'missing',
  unknown: 'not compared yet',
  stale: 'English is newer',
  current: 'current',
};

/** The texts of a file in other languages, and which of them are older than the English ones. */
export function TranslationLinks({ translations }: Props) {
  const open = translations.filter(({ state }) => state !== 'current').length;
  return (
    <Disclosure summary={open === 0 ? 'Translations' : `Translations: ${open} to look at`}>
      <ul className="editor-translations">
        {translations.map(({ language, path, state }) => (
          <li key={path}>
            <a
              href={editorHref(state === 'missing' ? { screen: 'new', path, copyOf: null } : { screen: 'file', path })}
            >
              {languageName(language)}
            </a>
            <span className="desk-status" data-tone={state === 'current' ? 'good' : undefined}>
              {STATES[state]}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
