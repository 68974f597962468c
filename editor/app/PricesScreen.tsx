import { useEffect, useRef } from 'react';
import { Field } from '../../src/islands/kit/Field.tsx';
import { Notice } from '../../src/islands/kit/Notice.tsx';
import { editorHref } from '../lib/editor-route.ts';
import { PRICE_TABLE_PATH } from '../lib/prices.contract.ts';
import { PriceDifferences } from './PriceDifferences.tsx';
import { PriceMistakes } from './PriceMistakes.tsx';
import { type PriceTableState, usePriceTable } from './use-price-table.ts';

/** All prices to a spreadsheet and back, with everything that differs before it is written. */
export function PricesScreen() {
  const { state, isSaving, open, save } = usePriceTable();
  const saved = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (state.kind === 'saved') saved.current?.focus();
  }, [state]);
  return (
    <>
      <header className="editor-head">
        <h1>Prices as a spreadsheet</h1>
        <p className="soft">All prices in one table. Change “base”, “extra” and “inc”; other columns are not read.</p>
        <p>
          <a className="button button-quiet" href={PRICE_TABLE_PATH} download="prices.csv">
            Download all prices
          </a>
        </p>
      </header>
      <div className="editor-price-file">
        <Field
          id="price-table"
          label="The table with new prices"
          hint="A CSV file of at most 2 MB. Rows may be left out. Nothing is written before you save."
          problem={state.kind === 'failed' ? state.text : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.txt,text/csv"
              // A corrected file has the same name, which would be no change.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ target }) => target.files?.[0] && open(target.files[0])}
            />
          )}
        </Field>
        <p role="status">{stateText(state)}</p>
      </div>
      {state.kind === 'mistakes' && <PriceMistakes mistakes={state.mistakes} />}
      {state.kind === 'differences' && <PriceDifferences {...state} isSaving={isSaving} save={save} />}
      {state.kind === 'saved' && (
        <Notice tone="good" title={`${listingCount(state.count)} saved`} box={saved}>
          <p>
            Not live yet. <a href={editorHref({ screen: 'publish' })}>Publish</a>
          </p>
        </Notice>
      )}
    </>
  );
}

const listingCount = (count: number) => (count === 1 ? 'One price' : `${count} prices`);

function stateText(state: PriceTableState): string {
  switch (state.kind) {
    case 'comparing':
      return 'Comparing …';
    case 'differences':
      return state.differences.length === 0
        ? 'Nothing differs: the table has the prices that are saved.'
        : `${listingCount(state.differences.length)} would change.`;
    case 'mistakes':
      return 'Nothing can be saved from this table: correct it, and choose it again.';
    default:
      return '';
  }
}
