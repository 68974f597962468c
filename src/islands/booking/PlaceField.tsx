import { useEffect, useId, useRef, useState } from 'react';
import type { FoundPlace } from '../../lib/places/found-place.ts';
import { countText, placeText } from '../../lib/places/place.text.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { type PlaceOption, PlaceOptions } from './PlaceOptions.tsx';
import css from './place-field.css?inline';
import { useListbox } from './use-listbox.ts';

/** A traveller's choice: a known place, or a text. */
export type PlacePick =
  | { readonly kind: 'place'; readonly place: FoundPlace }
  | { readonly kind: 'text'; readonly text: string };

interface Props {
  readonly label: string;
  /** Places that match the present text, best first: see use-place-search.ts. */
  readonly places: readonly FoundPlace[];
  /** Names of towns by code, for the words under a place's name. */
  readonly towns: ReadonlyMap<string, string>;
  /** Called with each text, also with '' when the empty field gets the focus. */
  readonly onText: (text: string) => void;
  readonly onPick: (pick: PlacePick) => void;
  /** The initial text. */
  readonly startText?: string;
}

/** Maximum length of a place's text in a booking. */
const MAX_TEXT_LENGTH = 160;

/** A field for a place with suggestions; any text is allowed. */
export function PlaceField({ label, places, towns, onText, onPick, startText = '' }: Props) {
  useStyles(css);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(startText);
  const [isHydrated, setHydrated] = useState(false);
  const words = text.trim().slice(0, MAX_TEXT_LENGTH);
  const options: readonly PlaceOption[] = [
    ...places.map((place) => ({ key: place.place_id, name: place.name, detail: placeText(place, towns) })),
    ...(words === '' ? [] : [{ key: '', name: `Use “${words}”`, detail: '' }]),
  ];

  const write = (value: string) => {
    if (input.current) input.current.value = value;
    setText(value);
  };
  const onType = (value: string) => {
    setText(value);
    onText(value);
    listbox.show();
  };
  const pick = (index: number) => {
    const place = places[index];
    if (place) write(place.name);
    if (place) onPick({ kind: 'place', place });
    else if (words !== '') onPick({ kind: 'text', text: words });
  };
  const clear = () => {
    write('');
    onText('');
  };
  const listbox = useListbox({ count: options.length, pick, clear });
  // What was typed while the code was on its way is in the field already.
  const first = useRef(onType);
  useEffect(() => {
    setHydrated(true);
    const early = input.current?.value ?? '';
    if (early !== startText) first.current(early);
  }, [startText]);
  return (
    <div className="place-field">
      <label>
        {label}
        <input
          ref={input}
          role="combobox"
          aria-autocomplete={isHydrated ? 'list' : undefined}
          aria-expanded={listbox.open}
          aria-controls={listbox.open ? id : undefined}
          aria-activedescendant={listbox.active < 0 ? undefined : `${id}${listbox.active}`}
          autoComplete="off"
          defaultValue={startText || undefined}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={listbox.onKeyDown}
          onClick={() => {
            onText(text);
            listbox.show();
          }}
          onBlur={listbox.close}
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
          {listbox.open && words !== '' && countText(places.length)}
        </p>
      )}
    </div>
  );
}
