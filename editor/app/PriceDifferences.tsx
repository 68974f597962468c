import { Notice } from '../../src/islands/kit/Notice.tsx';
import type { DraftProblem } from '../lib/editor.contract.ts';
import { editorHref } from '../lib/editor-route.ts';
import { fileName } from '../lib/new-file-path.ts';
import { priceRows } from '../lib/price-rows.ts';
import type { PriceDifference } from '../lib/prices.contract.ts';
import { problemText } from './ProblemSummary.tsx';

interface Props {
  readonly differences: readonly PriceDifference[];
  /** Why a build would refuse them. */
  readonly problems: readonly DraftProblem[];
  readonly changed: readonly { readonly path: string; readonly by: string | null }[];
  readonly failure: string | null;
  readonly isSaving: boolean;
  readonly save: () => void;
}

/** Every price that a table changes, before and after, and the button that writes them. */
export function PriceDifferences({ differences, problems, changed, failure, isSaving, save }: Props) {
  if (differences.length === 0) return null;
  return (
    <>
      {changed.length > 0 && (
        <Notice tone="info" title="Nothing was saved: prices have changed meanwhile" role="alert">
          <ul className="text-list">
            {changed.map(({ path, by }) => (
              <li key={path}>
                {fileName(path)}, by {by ?? 'somebody outside of the editor'}
              </li>
            ))}
          </ul>
          <p>Below is what the table would change now. Look at it again, then save.</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="problem" title="The site could not be built with these prices" role="alert">
          <ul className="text-list">
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.field} ${problem.allowed}`}>
                {fileName(problem.path)}, {problem.field}: {problemText(problem)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <section className="editor-extra editor-prices" aria-label="What would change">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is too wide */}
        <section className="editor-scroll" aria-label="Prices before and after" tabIndex={0}>
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">Price</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
                <th scope="col">Change</th>
              </tr>
            </thead>
            {differences.map((difference) => (
              <tbody key={difference.path}>
                <tr>
                  <th scope="rowgroup" colSpan={4} className="editor-price-listing">
                    <a className="editor-tall-link" href={editorHref({ screen: 'file', path: difference.path })}>
                      {difference.title}
                    </a>
                    <span className="soft">{difference.code}</span>
                  </th>
                </tr>
                {priceRows(difference).map(({ name, before, after, change }) => (
                  <tr key={name}>
                    <th scope="row" className="editor-price-name">
                      {name}
                    </th>
                    <td>{before}</td>
                    <td data-changed="">{after}</td>
                    <td>{change}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      </section>
      <div className="editor-save">
        <button
          type="button"
          className="button"
          aria-disabled={isSaving || problems.length > 0}
          onClick={() => problems.length === 0 && save()}
        >
          {isSaving ? 'One moment …' : 'Save these prices'}
        </button>
        <span role="status" className={failure ? 'desk-problem' : undefined}>
          {failure}
        </span>
      </div>
    </>
  );
}
