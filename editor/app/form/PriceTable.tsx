import { Disclosure } from '../../../src/islands/kit/Disclosure.tsx';
import { formatMoney } from '../../../src/lib/money/format-money.ts';
import { priceText } from '../../../src/lib/money/price-format.ts';
import { useEditorForm } from './form-context.ts';
import { useShownCurrencies } from './use-shown-currencies.ts';

const LOCALE = 'en-US';

const dollars = (cents: number) => formatMoney({ minor: cents, currency: 'USD' }, LOCALE);

/** What groups pay before and after, with the margin, in dollars and other currencies. */
export function PriceTable() {
  const { check } = useEditorForm();
  const { shown, toggle } = useShownCurrencies();
  const { prices = [], rates = {} } = check ?? {};
  if (prices.length === 0) return null;
  const currencies = shown.filter((code) => code in rates);
  const inCurrency = (cents: number, code: string) =>
    priceText(cents / 100, { currency: code, rate: rates[code] ?? 1, locale: LOCALE });
  return (
    <section className="editor-extra" aria-label="What groups pay">
      <h2>What groups pay</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is too wide */}
      <section className="editor-scroll" aria-label="Prices by group" tabIndex={0}>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">Group</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
              <th scope="col">Margin</th>
              {currencies.map((code) => (
                <th key={code} scope="col">
                  {code}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {prices.map(({ people, beforeCents, afterCents, marginCents }) => (
              <tr key={people}>
                <th scope="row">{people === 1 ? '1 person' : `${people} people`}</th>
                <td>{beforeCents === null ? 'new' : dollars(beforeCents)}</td>
                <td data-changed={beforeCents !== afterCents ? '' : undefined}>{dollars(afterCents)}</td>
                <td>{dollars(marginCents)}</td>
                {currencies.map((code) => (
                  <td key={code}>
                    {beforeCents !== null && beforeCents !== afterCents && (
                      <span className="soft">{inCurrency(beforeCents, code)} → </span>
                    )}
                    {inCurrency(afterCents, code)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Disclosure summary="Other currencies">
        <fieldset className="editor-boxes">
          <legend className="hidden-visually">Currencies that are shown</legend>
          {Object.keys(rates).map((code) => (
            <label key={code} className="tick">
              <input type="checkbox" checked={shown.includes(code)} onChange={() => toggle(code)} />
              <span>{code}</span>
            </label>
          ))}
        </fieldset>
      </Disclosure>
    </section>
  );
}
