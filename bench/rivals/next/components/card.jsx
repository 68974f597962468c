import shared from '../data/shared.json';
import { departures, Icon, Picture, Price, priceNote } from './pieces.jsx';

const SIZES = '(min-width: 1280px) 24rem, (min-width: 960px) 31vw, (min-width: 600px) 46vw, 94vw';

export default function Card({ listing }) {
  return (
    <article className="card" data-listing={listing.code}>
      <Picture name={`${listing.picture}1`} preset="card" sizes={SIZES} alt="" />
      <div className="card-body">
        <p className="card-type">{shared.types[listing.listingType]}</p>
        <h3 className="card-title">
          <a href={listing.path}>{listing.title}</a>
        </h3>
        <p className="card-facts">
          <span>
            <Icon name="clock" />
            {listing.content.duration}
          </span>
          <span>
            <Icon name="calendar" />
            {departures(listing.content.sched)}
          </span>
        </p>
        <ul className="chips">
          <li className="chip chip-sand">Up to {listing.maxPeople} people</li>
          <li className="chip chip-sea">{shared.policies[listing.policy].label}</li>
        </ul>
        <p className="card-price">
          <strong>
            <Price usd={listing.price.base} />
          </strong>
          <span>{priceNote(listing)}</span>
        </p>
      </div>
    </article>
  );
}
