import type { RateChange } from '../../lib/rate-changes.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' });

/** The English name of a currency; empty where it has none. */
function nameOf(code: string): string {
  return /^[A-Z]{3}$/.test(code) ? (NAMES.of(code) ?? '') : '';
}

const rateText = (rate: number | null) => (rate === null ? 'none' : String(rate));

/** Each rate that is another one than is saved, before and after. */
export function RateChanges({ changes }: { readonly changes: readonly RateChange[] }) {
  const unusual = changes.filter(({ isLarge }) => isLarge).map(({ code }) => code);
  return (
    <>
      <h2>{changes.length === 1 ? 'One rate changes' : `${changes.length} rates change`}</h2>
      {unusual.length > 0 && (
        <p className="desk-problem">Look at these once more, they differ by more than half: {unusual.join(', ')}.</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is too wide */}
      <section className="editor-scroll" aria-label="Rates before and after" tabIndex={0}>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">For one US dollar</th>
              <th scope="col">Saved</th>
              <th scope="col">New</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ code, before, after, change }) => (
              <tr key={code}>
                <th scope="row" className="editor-price-name">
                  {code} <span className="soft">{nameOf(code)}</span>
                </th>
                <td>{rateText(before)}</td>
                <td data-changed="">{rateText(after)}</td>
                <td>{change}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
