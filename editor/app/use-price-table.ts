import { useRef, useState } from 'react';
import { deskProblemText } from '../../src/islands/desk/call-desk.ts';
import type { DraftProblem } from '../lib/editor.contract.ts';
import {
  comparePricesContract,
  MAX_PRICE_TABLE_BYTES,
  type PriceDifference,
  type PriceMistake,
  savePricesContract,
} from '../lib/prices.contract.ts';
import { tableText, WORKBOOK_HELP } from '../lib/table-text.ts';
import { callEditor } from './call-editor.ts';
import { loadContentList } from './content-list.store.ts';

/** What became of a table, until another one is chosen. */
export type PriceTableState =
  | { readonly kind: 'none' | 'comparing' }
  /** It could not be read or sent. */
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'mistakes'; readonly mistakes: readonly PriceMistake[] }
  | {
      readonly kind: 'differences';
      readonly differences: readonly PriceDifference[];
      readonly problems: readonly DraftProblem[];
      /** Files that were changed since they were compared at first, and by whom. */
      readonly changed: readonly { readonly path: string; readonly by: string | null }[];
      /** Why saving failed; null where nobody has tried. */
      readonly failure: string | null;
    }
  | { readonly kind: 'saved'; readonly count: number };

type Differences = Extract<PriceTableState, { kind: 'differences' }>;

/** Compares a table of prices with those that are saved, and saves it. */
export function usePriceTable() {
  const [state, setState] = useState<PriceTableState>({ kind: 'none' });
  const [isSaving, setSaving] = useState(false);
  const csv = useRef('');
  const latest = useRef(0);

  const compare = async (changed: Differences['changed']) => {
    latest.current += 1;
    const request = latest.current;
    const outcome = await callEditor(comparePricesContract, {
      path: comparePricesContract.path,
      body: { csv: csv.current },
    });
    if (request !== latest.current) return;
    if (outcome.kind !== 'ok') setState({ kind: 'failed', text: deskProblemText(outcome, false) });
    else setState(outcome.data.kind === 'mistakes' ? outcome.data : { ...outcome.data, changed, failure: null });
  };

  const open = async (file: File) => {
    latest.current += 1;
    const request = latest.current;
    setState({ kind: 'comparing' });
    if (file.size > MAX_PRICE_TABLE_BYTES)
      return setState({ kind: 'failed', text: 'At most 2 MB: leave columns out.' });
    const text = tableText(new Uint8Array(await file.arrayBuffer()));
    if (request !== latest.current) return;
    if (text === null) return setState({ kind: 'failed', text: WORKBOOK_HELP });
    csv.current = text;
    await compare([]);
  };

  const save = async () => {
    if (isSaving || state.kind !== 'differences') return;
    setSaving(true);
    const revisions = Object.fromEntries(state.differences.map(({ path, revision }) => [path, revision]));
    const body = { csv: csv.current, revisions };
    const outcome = await callEditor(savePricesContract, { path: savePricesContract.path, body });
    setSaving(false);
    if (outcome.kind !== 'ok') return setState({ ...state, failure: deskProblemText(outcome, false) });
    const { data } = outcome;
    switch (data.kind) {
      case 'saved':
        void loadContentList();
        return setState({ kind: 'saved', count: data.paths.length });
      case 'conflict':
        return compare(data.changed);
      case 'invalid':
        return setState({ ...state, problems: data.problems });
      case 'mistakes':
        return setState(data);
    }
  };

  return { state, isSaving, open, save };
}
