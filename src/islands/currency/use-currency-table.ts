import { useCallback, useEffect, useState } from 'react';
import { type CurrencyTable, loadCurrencyTable } from './rates.ts';

/** The table, once loaded. */
export type TableState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly table: CurrencyTable }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** Loads the currency table on hydration, before the list opens. */
export function useCurrencyTable(): TableState {
  const [state, setState] = useState<TableState>({ kind: 'loading' });
  const load = useCallback(() => {
    setState({ kind: 'loading' });
    loadCurrencyTable().then(
      (table) => setState({ kind: 'ready', table }),
      () => setState({ kind: 'failed', retry: load }),
    );
  }, []);
  useEffect(load, [load]);
  return state;
}
