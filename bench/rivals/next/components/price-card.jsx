import shared from '../data/shared.json';
import { Price, priceNote } from './pieces.jsx';

export default function PriceCard({ listing }) {
  const { price, maxPeople, policy, providerId } = listing;
  const sizes = Array.from({ length: Math.min(10, maxPeople) }, (_, index) => index + 1);
  const total = (people) => price.base + price.extra * Math.max(0, people - price.inc);
  return (
    <aside className="price-card" aria-label="Price">
      <p className="price-main">
        <strong>
          <Price usd={price.base} />
        </strong>{' '}
        {priceNote(listing)}
      </p>
      <details className="group-prices">
        <summary>What your group pays</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">People</th>
              <th scope="col">Total</th>
              <th scope="col">Each, about</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((people) => (
              <tr key={people}>
                <th scope="row">{people}</th>
                <td>
                  <Price usd={total(people)} />
                </td>
                <td>
                  <Price usd={Math.round(total(people) / people)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <a className="button" href="#book">
        Book or ask
      </a>
      <p className="soft small">
        {shared.policies[policy].summary}. Run by {providerId}.
      </p>
    </aside>
  );
}
