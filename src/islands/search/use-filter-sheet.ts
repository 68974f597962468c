import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { onDemand } from '../kit/on-demand.ts';
import { closePrepared, openPrepared } from '../kit/use-modal.ts';
import type { FilterSheet } from './FilterSheet.tsx';

const code = onDemand(() => import('./FilterSheet.tsx'));

type Loaded = typeof import('./FilterSheet.tsx');

/** Width up to which the filters are in a sheet (specification.md#interface). */
const SHEET_BELOW = '(max-width: 959px)';

/** The sheet of filters of a phone. */
export interface FilterSheetControl {
  /** Null while the fields are on the page: on wide screens, and before its code is here. */
  readonly Sheet: typeof FilterSheet | null;
  readonly isOpen: boolean;
  /** The sheet's dialog: see kit/use-modal.ts. */
  readonly prepared: RefObject<HTMLDialogElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Renders the sheet on narrow screens, closed until a press. The page does not show its fields
 * there.
 */
export function useFilterSheet(): FilterSheetControl {
  const [Sheet, setSheet] = useState<typeof FilterSheet | null>(null);
  const [isNarrow, setNarrow] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const prepared = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const narrow = matchMedia(SHEET_BELOW);
    const prepare = (loaded: Loaded) => startTransition(() => setSheet(() => loaded.FilterSheet));
    const follow = () => {
      startTransition(() => setNarrow(narrow.matches));
      if (narrow.matches) code.load().then(prepare, () => undefined);
    };
    follow();
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);
  const show = (loaded: Loaded) =>
    startTransition(() => {
      setSheet(() => loaded.FilterSheet);
      setOpen(true);
    });
  const open = () => {
    openPrepared(prepared);
    const here = code.now();
    if (here) show(here);
    else code.load().then(show);
  };
  const close = () => {
    closePrepared(prepared);
    setOpen(false);
  };
  return { Sheet: isOpen || isNarrow ? Sheet : null, isOpen, prepared, open, close };
}
