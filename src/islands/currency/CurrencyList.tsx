import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { CurrencyPickerMessages } from '../../lib/messages/currency-picker.en.ts';
import { currencyPickerMessages } from '../../lib/messages/currency-picker.ts';
import { type CurrencyGroup, groupedCurrencies } from '../../lib/money/currency-groups.ts';
import type { CurrencyRecord } from '../../lib/money/currency-record.schema.ts';
import type { CurrencyRow } from '../../lib/money/search-currencies.ts';
import { useLanguage } from '../kit/use-language.ts';
import { activeAfter } from './active-option.ts';
import { CurrencyOption, optionId } from './CurrencyOption.tsx';

interface Props {
  readonly rows: readonly CurrencyRow[];
  /** The language of the names. */
  readonly language: string;
  readonly chosen: string;
  /** False while it is rendered out of sight. */
  readonly isShown: boolean;
  /** Codes that come first without a search. */
  readonly suggested: readonly string[];
  readonly choose: (record: CurrencyRecord) => void;
}

/** Currencies of each group that are shown at once: more than a screen has room for. */
const FIRST_ROWS = 10;

/** Search field and list as a combobox: the focus remains in the field. */
export function CurrencyList({ rows, language, chosen, isShown, suggested, choose }: Props) {
  const t = currencyPickerMessages(useLanguage());
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [walked, setWalked] = useState<string | null>(null);
  // Those that a screen has room for are there with the dialog, and the others right after it.
  const shown = useDeferredValue(isShown ? Number.POSITIVE_INFINITY : FIRST_ROWS, FIRST_ROWS);
  const groups = groupedCurrencies(rows, query, suggested);
  const codes = groups.flatMap((group) => group.rows.map(({ record }) => record.currencyCode));
  const active = walked !== null && codes.includes(walked) ? walked : (codes[0] ?? null);

  useEffect(() => {
    // A finger needs no caret, and the keyboard on the screen would cover the list.
    if (isShown && !matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, [isShown]);
  const walk = (code: string) => {
    setWalked(code);
    document.getElementById(optionId(code))?.scrollIntoView({ block: 'nearest' });
  };
  const chooseCode = (code: string | null) => {
    const row = rows.find(({ record }) => record.currencyCode === code);
    if (row) choose(row.record);
  };
  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t.find}
        aria-expanded="true"
        aria-controls="currency-list"
        aria-autocomplete="list"
        aria-activedescendant={active ? optionId(active) : undefined}
        placeholder={t.placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setWalked(null);
        }}
        onKeyDown={(event) => {
          // While characters are being composed, Enter and the arrows belong to the input method.
          if (event.nativeEvent.isComposing) return;
          const next = activeAfter(event.key, codes, active);
          if (event.key === 'Enter') chooseCode(active);
          if (next !== null) walk(next);
          if (next !== null || event.key === 'Enter') event.preventDefault();
        }}
      />
      <div id="currency-list" className="currency-list" role="listbox" aria-label={t.list}>
        {groups.map((group) => (
          <Group
            key={group.kind}
            group={group}
            chosen={chosen}
            active={active}
            shown={shown}
            language={language}
            choose={choose}
          />
        ))}
      </div>
      <p role="status" className={codes.length === 0 ? 'currency-none' : 'hidden-visually'}>
        {announcement(query, codes.length, t)}
      </p>
    </>
  );
}

function announcement(query: string, found: number, t: CurrencyPickerMessages): string {
  if (found === 0) return t.none(query.trim());
  return query.trim() === '' ? '' : t.found(found);
}

interface GroupProps {
  readonly group: CurrencyGroup;
  /** How many of its rows are shown. */
  readonly shown: number;
  readonly chosen: string;
  readonly active: string | null;
  readonly language: string;
  readonly choose: (record: CurrencyRecord) => void;
}

function Group({ group, shown, chosen, active, language, choose }: GroupProps) {
  const t = currencyPickerMessages(useLanguage());
  const id = `currency-group-${group.kind}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in no fieldset.
    <div role="group" aria-labelledby={id}>
      <p id={id} className="currency-group">
        {t.groups[group.kind]}
      </p>
      {group.rows.slice(0, shown).map(({ record, name }) => (
        <CurrencyOption
          key={record.currencyCode}
          record={record}
          name={name}
          language={language}
          isChosen={record.currencyCode === chosen}
          isActive={record.currencyCode === active}
          choose={choose}
        />
      ))}
    </div>
  );
}
