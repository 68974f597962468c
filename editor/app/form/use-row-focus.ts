import { type RefObject, useLayoutEffect, useRef } from 'react';
import { FOCUSABLE } from './focus-field.ts';

/** A row to focus once it is drawn, and which of its controls. */
interface Target {
  readonly index: number;
  readonly part: 'content' | 'up' | 'down' | 'remove';
}

/**
 * Keeps the focus with a row that was added, moved or taken out. Else it would stay at the old
 * place, with another row, or get lost.
 */
export function useRowFocus(): {
  readonly rows: RefObject<HTMLUListElement | null>;
  readonly focusRow: (index: number, part: Target['part']) => void;
} {
  const rows = useRef<HTMLUListElement>(null);
  const target = useRef<Target | null>(null);
  useLayoutEffect(() => {
    if (!target.current) return;
    const { index, part } = target.current;
    target.current = null;
    const row = rows.current?.children[index];
    const selector = part === 'content' ? FOCUSABLE : `[data-row-action="${part}"]`;
    (row?.querySelector<HTMLElement>(selector) ?? rows.current)?.focus();
  });
  const focusRow = (index: number, part: Target['part']) => {
    target.current = { index, part };
  };
  return { rows, focusRow };
}
