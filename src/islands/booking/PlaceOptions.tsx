import { useEffect, useRef } from 'react';

/** One line of the list. */
export interface PlaceOption {
  readonly key: string;
  readonly name: string;
  /** Smaller, under the name; may be empty. */
  readonly detail: string;
}

interface Props {
  readonly id: string;
  readonly label: string;
  /** The active option, or -1. */
  readonly active: number;
  readonly options: readonly PlaceOption[];
  readonly onPick: (index: number) => void;
}

/**
 * The list under a place field. The focus, and with it a phone's keyboard, remains in the field.
 */
export function PlaceOptions({ id, label, active, options, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // Above the keyboard of a phone, as far as the page can scroll.
  useEffect(() => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    if (isTouch) list.current?.closest('.place-field')?.scrollIntoView({ block: 'start' });
    else list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} className="place-options" role="listbox" aria-label={label} tabIndex={-1}>
      {options.map(({ key, name, detail }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys, as a combobox does
        <div
          key={key}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          {name}
          {detail && <small>{detail}</small>}
        </div>
      ))}
    </div>
  );
}
