import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { overlaysMessages } from '../../lib/messages/overlays.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import css from './error-view.css?inline';
import { useLanguage } from './use-language.ts';
import { useStyles } from './use-stylesheet.ts';

interface Props {
  /** The error's own message. */
  readonly message: string;
  /** Shows the page again. */
  readonly onClose: () => void;
}

/** Hides the page's content while mounted, and gives it the focus afterwards. */
function useHiddenPage(main: Element | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!(main instanceof HTMLElement)) return;
    main.dataset.failed = '';
    heading.current?.focus();
    return () => {
      delete main.dataset.failed;
      main.focus({ preventScroll: true });
    };
  }, [main]);
  return heading;
}

/**
 * The error page in the place of a page that failed: status 500 with the error's message
 * (specification.md#errors). The page remains behind it with its input.
 */
export function ErrorView({ message, onClose }: Props) {
  useStyles(css);
  const main = document.querySelector('main');
  const heading = useHiddenPage(main);
  const language = useLanguage();
  if (!main) return null;
  const t = overlaysMessages(language).error;
  const view = (
    <div data-error-view="" className="wrap section prose">
      <p className="soft">{t.status}</p>
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p>{t.text}</p>
      <p className="soft">{message}</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t.reload}
        </button>{' '}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t.showPage}
        </button>{' '}
        <a className="button button-quiet" href={localizedPath(PATHS.contact, language)}>
          {t.contact}
        </a>
      </p>
    </div>
  );
  return createPortal(view, main);
}
