import { startTransition, useEffect, useState } from 'react';
import { onDemand } from '../kit/on-demand.ts';
import { type PreparedDialog, usePreparedDialog } from '../kit/use-prepared-dialog.ts';
import type { FilterSheet } from './FilterSheet.tsx';

const code = onDemand(() => import('./FilterSheet.tsx'));

type Loaded = typeof import('./FilterSheet.tsx');

/** Width up to which the filters are in a sheet (specification.md#interface). */
const SHEET_BELOW = '(max-width: 959px)';

/** The sheet of filters of a phone. */
export interface FilterSheetControl {
  /** Null while the fields are on the page: on wide screens, and before its code is here. */
  readonly Sheet: typeof FilterSheet | null;
  readonly prepared: PreparedDialog;
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
  const { prepared, close, ...control } = usePreparedDialog();
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
  const open = () => {
    if (Sheet) control.open();
    else
      code.load().then((loaded) => {
        setSheet(() => loaded.FilterSheet);
        control.renderOpen();
      });
  };
  return { Sheet: prepared.isOpen || isNarrow ? Sheet : null, prepared, open, close };
}
