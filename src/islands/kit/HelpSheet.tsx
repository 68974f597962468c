import { type ReactNode, useEffect, useRef } from 'react';
import { overlaysMessages } from '../../lib/messages/overlays.ts';
import css from './help-sheet.css?inline';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { useDragToClose } from './use-drag-to-close.ts';
import { useLanguage } from './use-language.ts';
import { useStyles } from './use-stylesheet.ts';

const HELP_ICON =
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5a9 9 0 1 1 18 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3m0 5v2a4 4 0 0 1-4 4h-5';

/** Marks a sheet taller than the window, which is not dragged but scrolls: help-sheet.css. */
function measure(sheet: HTMLElement): void {
  sheet.toggleAttribute('data-tall', sheet.scrollHeight > sheet.clientHeight + 1);
}

/**
 * The help button of every page and its sheet: a popover that works without scripts. With React it
 * can be dragged.
 *
 * @param children the operator's contacts
 */
export function HelpSheet({ children }: { readonly children?: ReactNode }) {
  useStyles(css);
  const t = overlaysMessages(useLanguage());
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  // A mouse press takes the focus out of the sheet, so the browser does not return it.
  const drag = useDragToClose((dragged) => {
    dragged.hidePopover();
    button.current?.focus();
  });
  // The tap that brought this code may have opened it.
  useEffect(() => {
    if (sheet.current) measure(sheet.current);
  }, []);
  return (
    <>
      <button
        ref={button}
        className="help-button no-print"
        type="button"
        popoverTarget="help"
        aria-label={t.help}
        suppressHydrationWarning
      >
        <Icon path={HELP_ICON} />
      </button>
      <div
        ref={sheet}
        id="help"
        className="help-sheet"
        popover=""
        role="dialog"
        aria-label={t.help}
        onToggle={({ currentTarget }) => measure(currentTarget)}
        {...drag}
      >
        <div className="help-head">
          <h2>{t.help}</h2>
          <IconButton
            icon="close"
            label={t.close}
            popoverTarget="help"
            popoverTargetAction="hide"
            // It is where the focus goes when the sheet opens.
            autoFocus
            suppressHydrationWarning
          />
        </div>
        {children}
      </div>
    </>
  );
}
