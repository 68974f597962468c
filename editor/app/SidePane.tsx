import { useEffect, useRef, useState } from 'react';
import { Disclosure } from '../../src/islands/kit/Disclosure.tsx';
import { DEFAULT_LANGUAGE, isLanguage } from '../../src/lib/languages/language.ts';
import type { LoadedFile } from '../lib/editor.contract.ts';
import type { FileContent } from '../lib/unsaved-work.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { TranslationLinks } from './TranslationLinks.tsx';
import { usePreview } from './use-preview.ts';

interface Props {
  readonly path: string;
  readonly content: FileContent;
  /** The language of a translation; null for English files. */
  readonly language: string | null;
  /** Addresses of pages that show the file. */
  readonly pages: readonly string[];
  readonly translations: LoadedFile['translations'];
  readonly isTranslation: boolean;
  /** How often somebody has asked to see it: each time it opens and gets the focus. */
  readonly shown: number;
}

const MAX_PAGES = 12;
const WIDE_WINDOW = '(min-width: 1200px)';

/** What a draft changes, beside its form: the page, other pages, and translations. */
export function SidePane({ path, content, language: code, pages, translations, isTranslation, shown }: Props) {
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE_WINDOW).matches);
  const [language, setLanguage] = useState(isLanguage(code) ? code : DEFAULT_LANGUAGE);
  const { preview, isLoading } = usePreview({ path, content, language, isOpen });
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown === 0) return;
    setOpen(true);
    side.current?.focus();
    side.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return (
    <aside className="editor-side" aria-label="What it changes" ref={side} tabIndex={-1}>
      <Disclosure
        summary="Preview"
        isOpen={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="editor-preview"
      >
        <PreviewFrame preview={preview} isLoading={isLoading} language={language} setLanguage={setLanguage} />
      </Disclosure>
      {pages.length > 0 && (
        <Disclosure summary={pages.length === 1 ? 'This page changes' : `These ${pages.length} pages change`}>
          <ul className="editor-pages">
            {pages.slice(0, MAX_PAGES).map((address) => (
              <li key={address}>
                {address.startsWith('/') ? (
                  <a href={address} target="_blank" rel="noopener">
                    {address}
                  </a>
                ) : (
                  address
                )}
              </li>
            ))}
          </ul>
          {pages.length > MAX_PAGES && <p className="soft small">and {pages.length - MAX_PAGES} more</p>}
        </Disclosure>
      )}
      {!isTranslation && translations.length > 0 && <TranslationLinks translations={translations} />}
    </aside>
  );
}
