import { type ReactNode, useEffect, useRef } from 'react';
import { useStyles } from '../use-styles.ts';
import css from './filter-sheet.css?inline';

interface Props {
  readonly found: number;
  readonly canReset: boolean;
  readonly onReset: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The filters on a phone: a sheet from below. Escape and the button behind close it; the focus returns by itself. */
export function FilterSheet({ found, canReset, onReset, onClose, children }: Props) {
  useStyles(css);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog className="filter-sheet" ref={dialog} aria-labelledby="filter-sheet-title" onClose={onClose}>
      <div className="filter-sheet-head">
        <h2 id="filter-sheet-title">Filters</h2>
        <button type="button" aria-label="Close" onClick={close}>
          ×
        </button>
      </div>
      <div className="filter-sheet-fields">{children}</div>
      <div className="filter-sheet-foot">
        <button className="button button-quiet" type="button" aria-disabled={!canReset} onClick={onReset}>
          Reset
        </button>
        <button className="button" type="button" onClick={close}>
          {found === 1 ? 'Show 1 trip' : `Show ${found} trips`}
        </button>
      </div>
    </dialog>
  );
}
