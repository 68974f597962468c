import type { ReactNode } from 'react';
import { filterSheetMessages } from '../../lib/messages/filter-sheet.ts';
import type { ListingCount } from '../../lib/search/count-listings.ts';
import { countParts } from '../../lib/search/result-count.text.ts';
import { DialogHead } from '../kit/DialogHead.tsx';
import { LocalParts } from '../kit/LocalText.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { useModal } from '../kit/use-modal.ts';
import type { PreparedDialog } from '../kit/use-prepared-dialog.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import css from './filter-sheet.css?inline';

interface Props {
  readonly found: ListingCount;
  /** All listings of the page. */
  readonly total: ListingCount;
  /** The locale of the numbers. */
  readonly locale: string;
  readonly canReset: boolean;
  readonly prepared: PreparedDialog;
  readonly onReset: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The filters in a bottom sheet on a phone. Escape and a press beside it close it and return the
 * focus.
 */
export function FilterSheet({ found, total, locale, canReset, prepared, onReset, onClose, children }: Props) {
  useStyles(css);
  const language = useLanguage();
  const t = filterSheetMessages(language);
  const { dialog, heading, onClosed, closeOnBackdrop } = useModal(onClose, prepared);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it for the keyboard.
    <dialog
      className="filter-sheet"
      ref={dialog}
      aria-labelledby="filter-sheet-title"
      onClose={onClosed}
      onClick={closeOnBackdrop}
    >
      <DialogHead id="filter-sheet-title" title={t.title} heading={heading} close={onClose} />
      <div className="filter-sheet-fields">{children}</div>
      <div className="filter-sheet-foot">
        {/* The count on the page is not announced while a dialog covers it. */}
        <p className="hidden-visually" role="status">
          <LocalParts parts={countParts(found, total, locale, language)} locale={locale} />
        </p>
        <button className="button button-quiet" type="button" aria-disabled={!canReset} onClick={onReset}>
          {t.reset}
        </button>
        <button className="button" type="button" onClick={onClose}>
          {/* One flex item, so that gaps are not between the words. */}
          <span>
            <Message
              parts={t.show<ReactNode>(
                <LocalParts parts={countParts(found, found, locale, language)} locale={locale} />,
              )}
            />
          </span>
        </button>
      </div>
    </dialog>
  );
}
