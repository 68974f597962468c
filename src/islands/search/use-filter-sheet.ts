import { useEffect, useState } from 'react';
import { onDemand } from '../kit/on-demand.ts';
import type { FilterSheet } from './FilterSheet.tsx';

const code = onDemand(() => import('./FilterSheet.tsx'));

/** Width up to which the filters are in a sheet (specification.md#interface). */
const SHEET_BELOW = '(max-width: 959px)';

/** The sheet of filters of a phone. */
export interface FilterSheetControl {
  /** Null while it is closed. */
  readonly Sheet: typeof FilterSheet | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** Loads the sheet's code on narrow screens, and opens it then. */
export function useFilterSheet(): FilterSheetControl {
  const [Sheet, setSheet] = useState<typeof FilterSheet | null>(null);
  useEffect(() => {
    if (matchMedia(SHEET_BELOW).matches) code.load().catch(() => undefined);
  }, []);
  const show = (loaded: { readonly FilterSheet: typeof FilterSheet }) => setSheet(() => loaded.FilterSheet);
  const open = () => {
    const here = code.now();
    if (here) show(here);
    else code.load().then(show);
  };
  return { Sheet, open, close: () => setSheet(null) };
}
