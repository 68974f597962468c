import { useEffect, useId, useRef, useState } from 'react';
import { countText } from '../../lib/places/place.text.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { type PlaceOption, PlaceOptions } from './PlaceOptions.tsx';
import css from './place-field.css?inline';
import { useListbox } from './use-listbox.ts';

interface Props {
  readonly label: string;
  /** What the list proposes for the present text. */
  readonly options: readonly PlaceOption[];
  /** How many of the options are known places: a screen reader hears it. */
  readonly found: number;
  /** The text of the field; a later one replaces what was typed. */
  readonly text: string;
  /** Called with each text that is typed. */
  readonly onText: (text: string) => void;
  /** Called when the field gets the focus, with its text. */
  readonly onOpen: (text: string) => void;
  /** Called with the index of an option, or -1 for the text as it is. */
  readonly onPick: (index: number) => void;
  /** Called when the focus leaves the field. */
  readonly onLeave?: () => void;
  /** The ids of what describes the field. */
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  readonly placeholder?: string;
}

/** A field for a place with suggestions; any text is allowed. */
export function PlaceField(props: Props) {
  const language = useLanguage();
  const { label, options, found, text, onText, onOpen, onPick, onLeave, describedBy, isInvalid, placeholder } = props;
  useStyles(css);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const shown = useRef(text);
  const write = (value: string) => {
    shown.current = value;
    setTyped(value.trim() !== '');
    onText(value);
  };
  const clear = () => {
    // A choice stays: Escape is for what is around the field then.
    if (!input.current?.value || !isTyped) return false;
    input.current.value = '';
    write('');
    return true;
  };
  const pick = (index: number) => {
    setTyped(false);
    onPick(index);
  };
  const listbox = useListbox({ count: options.length, pick, clear });
  const onType = (value: string) => {
    write(value);
    listbox.show();
  };
  // The field is not controlled: what was typed while the code was on its way is in it already.
  const first = useRef(onType);
  useEffect(() => {
    setHydrated(true);
    const early = input.current?.value ?? '';
    if (early !== shown.current) first.current(early);
  }, []);
  useEffect(() => {
    if (!input.current || text === shown.current) return;
    shown.current = text;
    input.current.value = text;
  }, [text]);
  return (
    <div className="place-field">
      <label>
        <span>{label}</span>
        <input
          ref={input}
          role="combobox"
          aria-autocomplete={isHydrated ? 'list' : undefined}
          aria-expanded={listbox.open}
          aria-controls={listbox.open ? id : undefined}
          aria-activedescendant={listbox.active < 0 ? undefined : `${id}${listbox.active}`}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          placeholder={placeholder}
          autoComplete="off"
          defaultValue={text || undefined}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={listbox.onKeyDown}
          onFocus={({ target }) => {
            setTyped(false);
            onOpen(target.value);
          }}
          onClick={({ currentTarget }) => {
            // What is chosen is replaced by what is typed.
            if (!isTyped) currentTarget.select();
            listbox.show();
          }}
          onBlur={() => {
            listbox.close();
            onLeave?.();
          }}
        />
      </label>
      {listbox.open && (
        <PlaceOptions
          id={id}
          label={label}
          active={listbox.active}
          options={options}
          onPick={(index) => {
            pick(index);
            listbox.close();
          }}
        />
      )}
      {isHydrated && (
        <p className="hidden-visually" role="status">
          {listbox.open && isTyped && countText(found, language)}
        </p>
      )}
    </div>
  );
}
