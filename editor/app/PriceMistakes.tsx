import type { PriceMistake } from '../lib/prices.contract.ts';

interface Props {
  readonly mistakes: readonly PriceMistake[];
}

/** Everything in a table that cannot be used, with its line and column. */
export function PriceMistakes({ mistakes }: Props) {
  const count = mistakes.length;
  return (
    <section className="editor-extra" aria-label="Mistakes in the table">
      <h2>{count === 1 ? 'One thing to correct' : `${count} things to correct`}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is too wide */}
      <section className="editor-scroll" aria-label="Mistakes by line" tabIndex={0}>
        <table className="desk-table editor-words-table">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Column</th>
              <th scope="col">Found</th>
              <th scope="col">Allowed</th>
            </tr>
          </thead>
          <tbody>
            {mistakes.map(({ line, column, found, allowed }) => (
              <tr key={`${line} ${column} ${found}`}>
                <th scope="row">{line}</th>
                <td>{column || 'all'}</td>
                <td>{found}</td>
                <td>{allowed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
