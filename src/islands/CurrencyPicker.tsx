import { useEffect, useRef, useState } from 'react';
import { DEFAULT_PREFERENCE } from '../lib/currency/preference.ts';
import { hintsOf } from '../lib/currency/proposal.ts';
import { suggestedCurrencies } from '../lib/currency/suggested-currencies.ts';
import { $recentCurrencies, chooseCurrency, chooseLocale, resetPreference } from '../lib/stores/currency-choice.ts';
import { $preference } from '../lib/stores/preference.ts';
import { CurrencyDialog } from './parts/currency/CurrencyDialog.tsx';
import { CurrencyList } from './parts/currency/CurrencyList.tsx';
import { ListProblem } from './parts/currency/ListProblem.tsx';
import { LocaleSelect } from './parts/currency/LocaleSelect.tsx';
import { RateDate } from './parts/currency/RateDate.tsx';
import { Island } from './parts/Island.tsx';
import { useBrowserStore } from './use-browser-store.ts';
import { type TableState, useCurrencyTable } from './use-currency-table.ts';

/** The header's button for currency and language, and the list that it opens. */
export function CurrencyPicker() {
  const state = useCurrencyTable();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Once the window is gone; as long as it is open, nothing behind it can have the focus.
  useEffect(() => (open ? () => button.current?.focus() : undefined), [open]);
  return (
    <Island name="the currency list">
      {/* Its style sheet writes the currency after it: see nameCurrency in lib/browser/prices.ts. */}
      <button
        ref={button}
        className="header-currency"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="hidden-visually">Currency and language: </span>
      </button>
      {open && <OpenPicker state={state} close={() => setOpen(false)} />}
    </Island>
  );
}

function OpenPicker({ state, close }: { readonly state: TableState; readonly close: () => void }) {
  const { currency, locale } = useBrowserStore($preference, DEFAULT_PREFERENCE);
  const recent = useBrowserStore($recentCurrencies, []);
  const languages = [locale, ...navigator.languages];
  const table = state.kind === 'ready' ? state.table : null;
  const reset = () => {
    resetPreference();
    close();
  };
  return (
    <CurrencyDialog
      close={close}
      note={table && <RateDate date={table.rates.date} locale={locale} />}
      foot={
        <>
          <LocaleSelect chosen={locale} languages={navigator.languages} choose={chooseLocale} />
          <button type="button" className="button button-quiet" onClick={reset}>
            Reset to US dollars
          </button>
        </>
      }
    >
      {state.kind === 'failed' && <ListProblem currency={currency} retry={state.retry} />}
      {state.kind === 'loading' && <p className="currency-wait">Loading the currencies …</p>}
      {table && (
        <CurrencyList
          currencies={table.currencies}
          countries={table.countries}
          languages={languages}
          chosen={currency}
          suggested={suggestedCurrencies(currency, recent, hintsOf(navigator), table.countries)}
          choose={(record) => {
            chooseCurrency(record, table.rates);
            close();
          }}
        />
      )}
    </CurrencyDialog>
  );
}
