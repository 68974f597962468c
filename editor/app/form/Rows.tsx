import type { ReactNode } from 'react';
import { RowButtons } from './RowButtons.tsx';
import type { RowList } from './use-rows.ts';

interface Props<Row> {
  readonly label: string;
  readonly list: RowList<Row>;
  /** What the buttons of a row call it: "Inclusions 2". */
  readonly nameOf: (row: Row, index: number) => string;
  /** Whether rows stay where and as many as they are. */
  readonly isFixed?: boolean;
  /** Draws what stands in a row. */
  readonly children: (row: Row, index: number) => ReactNode;
}

/** The rows of a list, each with buttons that move it and take it out. */
export function Rows<Row>({ label, list, nameOf, isFixed = false, children }: Props<Row>) {
  const { entries, rows, move, remove } = list;
  return (
    <ul className="editor-rows" ref={rows} tabIndex={-1} aria-label={label}>
      {entries.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their places
        <li key={index} className="editor-row">
          {children(row, index)}
          {!isFixed && (
            <RowButtons
              name={nameOf(row, index)}
              index={index}
              count={entries.length}
              move={(to) => move(index, to)}
              remove={() => remove(index)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
