import { type KeyboardEvent, useState } from 'react';

/** The options of a combobox and their actions. */
interface Listbox {
  readonly count: number;
  /** The chosen option, or -1: then Enter uses the text. */
  readonly pick: (index: number) => void;
  /** Empties the field; false where it was empty, so that Escape closes what is around it. */
  readonly clear: () => boolean;
}

/** State and keys of a combobox with a list (WAI-ARIA 1.2). */
export function useListbox({ count, pick, clear }: Listbox) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const move = (step: number) => {
    setOpen(true);
    // Up from the text leads to the last option, and down from the last one to the text.
    if (open && count > 0) setActive((index) => ((index + 1 + step + count + 1) % (count + 1)) - 1);
    else setActive(step > 0 || count === 0 ? 0 : count - 1);
  };
  const handleKey = (key: string): boolean => {
    switch (key) {
      case 'ArrowDown':
        move(1);
        return true;
      case 'ArrowUp':
        move(-1);
        return true;
      case 'Enter':
        pick(open ? active : -1);
        close();
        return true;
      case 'Escape':
        if (!open) return clear();
        close();
        return true;
      default:
        return false;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While characters are being composed, Enter and the arrows belong to the input method.
    if (!event.nativeEvent.isComposing && handleKey(event.key)) event.preventDefault();
  };
  const show = () => {
    setOpen(true);
    setActive(-1);
  };
  return { open: open && count > 0, active: active < count ? active : -1, onKeyDown, show, close };
}
