import { useRowFocus } from './use-row-focus.ts';

/** A list with what can be done to its rows, as useRows makes it. */
export type RowList<Row> = ReturnType<typeof useRows<Row>>;

/** A list with what can be done to its rows; the focus goes along. */
export function useRows<Row>(entries: readonly Row[], change: (entries: readonly Row[]) => void) {
  const { rows, focusRow } = useRowFocus();
  return {
    entries,
    rows,
    add: (row: Row) => {
      change([...entries, row]);
      focusRow(entries.length, 'content');
    },
    replace: (index: number, row: Row) => change(entries.with(index, row)),
    remove: (index: number) => {
      change(entries.toSpliced(index, 1));
      focusRow(Math.min(index, entries.length - 2), 'remove');
    },
    move: (index: number, to: number) => {
      const row = entries[index] as Row;
      change(entries.toSpliced(index, 1).toSpliced(to, 0, row));
      focusRow(to, to < index ? 'up' : 'down');
    },
  };
}
