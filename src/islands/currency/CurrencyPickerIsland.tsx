import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../lib/languages/language.ts';
import { currencyPickerMessages } from '../../lib/messages/currency-picker.ts';
import { type CurrencyRow, nameLanguages } from '../../lib/money/search-currencies.ts';
import { hintsOf } from '../../lib/money/suggest-currency.ts';
import { suggestedCurrencies } from '../../lib/money/suggested-currencies.ts';
import { Island } from '../kit/Island.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { type PreparedDialog, usePreparedDialog } from '../kit/use-prepared-dialog.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { CurrencyDialog } from './CurrencyDialog.tsx';
import { CurrencyList } from './CurrencyList.tsx';
import { $recentCurrencies, chooseCurrency, chooseLocale, resetPreference } from './currency-choice.store.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { ListProblem } from './ListProblem.tsx';
import { LocaleSelect } from './LocaleSelect.tsx';
import { RateDate } from './RateDate.tsx';
import { useCurrencyRows } from './use-currency-rows.ts';
import { type TableState, useCurrencyTable } from './use-currency-table.ts';
import { usePreference } from './use-preference.ts';

/** None while the page is built. */
const browserLanguages = () => globalThis.navigator?.languages ?? [];

/** The header's button for currency and language, and the list that it opens. */
export default function CurrencyPicker({ language }: { readonly language?: Language | undefined }) {
  const state = useCurrencyTable();
  const { locale } = usePreference(language);
  const languages = nameLanguages(useLanguage(language), [locale, ...browserLanguages()]);
  const rows = useCurrencyRows(state.kind === 'ready' ? state.table : null, languages);
  const { prepared, isOpening, open, ...control } = usePreparedDialog();
  const { isOpen } = prepared;
  // Each opening shows the whole list, without what was searched before.
  const [closings, setClosings] = useState(0);
  // Rendered out of sight as soon as nothing else is to be done.
  const isPrepared = useDeferredValue(rows !== null, false);
  const button = useRef<HTMLButtonElement>(null);
  // Once the window is gone; as long as it is open, nothing behind it can have the focus.
  useEffect(() => (isOpen ? () => button.current?.focus() : undefined), [isOpen]);
  const close = () => {
    control.close();
    setClosings((count) => count + 1);
  };
  return (
    <Island messages={currencyPickerMessages} language={language}>
      {/*
       * A style sheet shows the currency after it: see nameCurrency in islands/currency/prices.ts.
       */}
      <button
        ref={button}
        className="icon-button header-currency"
        type="button"
        aria-haspopup="dialog"
        aria-busy={isOpening || undefined}
        onClick={open}
      >
        <ButtonName />
      </button>
      {(isOpen || isPrepared) && (
        <PickerDialog key={closings} state={state} rows={rows} named={languages[0]} prepared={prepared} close={close} />
      )}
    </Island>
  );
}

function ButtonName() {
  return <span className="hidden-visually">{currencyPickerMessages(useLanguage()).button}</span>;
}

interface DialogProps {
  readonly state: TableState;
  readonly rows: readonly CurrencyRow[] | null;
  /** The language that names the currencies. */
  readonly named: string | undefined;
  readonly prepared: PreparedDialog;
  readonly close: () => void;
}

function PickerDialog({ state, rows, named = DEFAULT_LANGUAGE, prepared, close }: DialogProps) {
  const { currency, locale } = usePreference();
  const recent = useBrowserStore($recentCurrencies, []);
  const t = currencyPickerMessages(useLanguage());
  const table = state.kind === 'ready' ? state.table : null;
  const reset = () => {
    resetPreference();
    close();
  };
  return (
    <CurrencyDialog
      prepared={prepared}
      close={close}
      note={table && <RateDate date={table.rates.date} locale={locale} />}
      foot={
        <>
          <LanguageLinks />
          <LocaleSelect chosen={locale} languages={navigator.languages} choose={chooseLocale} />
          <button type="button" className="button button-quiet" onClick={reset}>
            {t.reset}
          </button>
        </>
      }
    >
      {state.kind === 'failed' && <ListProblem currency={currency} retry={state.retry} />}
      {state.kind !== 'failed' && !rows && <p className="currency-wait">{t.loading}</p>}
      {table && rows && (
        <CurrencyList
          rows={rows}
          language={named}
          isShown={prepared.isOpen}
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
