'use client';

import listings from '../data/listings.json';
import shared from '../data/shared.json';
import Card from './card.jsx';
import { departures, Icon, Picture, Price, priceNote, TextList, Ticks } from './pieces.jsx';
import PriceCard from './price-card.jsx';
import Review from './review.jsx';

const WIDE = '(min-width: 1280px) 38rem, (min-width: 960px) 50vw, 92vw';
const SMALL = '(min-width: 1280px) 19rem, (min-width: 960px) 25vw, 92vw';

function Gallery({ group }) {
  return (
    <div className="gallery" role="group" aria-label="Pictures" tabIndex="0">
      {shared.groups[group].map((alt, index) => (
        <Picture
          key={alt}
          name={`${group}${index + 1}`}
          preset={index === 0 ? 'wide' : 'card'}
          sizes={index === 0 ? WIDE : SMALL}
          alt={alt}
          first={index === 0}
        />
      ))}
    </div>
  );
}

function Facts({ listing }) {
  const facts = [
    ['clock', 'Duration', listing.content.duration],
    ['calendar', 'Departure', departures(listing.content.sched)],
    ['people', 'Group', `Up to ${listing.maxPeople} people`],
    ['shield', 'Cancellation', shared.policies[listing.policy].summary],
  ];
  return (
    <dl className="facts">
      {facts.map(([icon, label, value]) => (
        <div key={label}>
          <dt>
            <Icon name={icon} /> {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Areas({ heading, ids }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {ids.map((id) => {
          const { name, note, special } = shared.areas[id];
          return (
            <li key={id}>
              {name} {special && <span className="pickup-special">outside town</span>} {note && <small>{note}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Pickup({ content }) {
  return (
    <section className="section" aria-labelledby="pickup">
      <h2 id="pickup">Departures, pickup and drop-off</h2>
      {content.sched.length > 0 ? (
        <ul className="times" aria-label="Departure times">
          {content.sched.map((time) => (
            <li key={time}>{time}</li>
          ))}
        </ul>
      ) : (
        <p>You choose the hour when you book.</p>
      )}
      <p className="soft small">Be ready 15 minutes before. All times are Palawan time.</p>
      <div className="pickup">
        <Areas heading="Pickup" ids={content.pickup} />
        <Areas heading="Drop-off" ids={content.dropoff} />
      </div>
    </section>
  );
}

function Itinerary({ steps }) {
  return (
    <section className="section" aria-labelledby="itinerary">
      <h2 id="itinerary">How it goes</h2>
      <ol className="itinerary">
        {steps.map(({ at, text }) => (
          <li key={at}>
            <p className="itinerary-time">{at}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Contacts({ subject }) {
  return (
    <ul className="ways">
      {shared.contacts.map(({ icon, label, detail, href }) => (
        <li key={icon}>
          <a href={`${href}${encodeURIComponent(subject)}`} rel="noreferrer">
            <Icon name={icon} />
            <span>
              {label} <small>{detail}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Main({ listing }) {
  const { content, policy } = listing;
  return (
    <div className="listing-main">
      <header className="listing-head">
        <p className="soft">
          {shared.types[listing.listingType]} · {shared.places[listing.origin]} to {shared.places[listing.destination]}
        </p>
        <h1>{listing.title}</h1>
        <ul className="chips">
          <li className="chip chip-sand">Up to {listing.maxPeople} people</li>
          <li className="chip chip-coral">{shared.policies[policy].label}</li>
        </ul>
      </header>
      <Facts listing={listing} />
      <Ticks icon="check" texts={content.featuredHighlights} />
      <Itinerary steps={content.itinerary} />
      <section className="section included" aria-label="What the price covers">
        <div>
          <h2>Included</h2>
          <Ticks icon="check" texts={content.inclusions} />
        </div>
        <div>
          <h2>Not included</h2>
          <Ticks icon="close" texts={content.exclusions} />
        </div>
      </section>
      <Pickup content={content} />
      <TextList id="notes" heading="Important to know" items={content.importantNotes} />
      <TextList id="policy" heading="Payment and cancellation" items={shared.policies[policy].sentences} />
    </div>
  );
}

export default function ListingPage({ code }) {
  const listing = listings.find((candidate) => candidate.code === code);
  const { reviewsFrom, suggestionsFrom, price, title } = listing;
  return (
    <main id="main" tabIndex="-1" data-listing={code}>
      <div className="wrap">
        <nav className="breadcrumbs no-print" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href="/">Home</a>
            </li>
            <li>
              <a href={`/${listing.section}`}>{listing.section}</a>
            </li>
            <li>
              <span aria-current="page">{title}</span>
            </li>
          </ol>
        </nav>
        <Gallery group={listing.picture} />
        <div className="listing-columns">
          <Main listing={listing} />
          <div className="listing-aside">
            <PriceCard listing={listing} />
          </div>
        </div>
        <section id="book" className="section no-print" aria-labelledby="book-title">
          <h2 id="book-title">Book or ask</h2>
          <p>Send us your date, your departure time, how many you are and where to pick you up.</p>
          <Contacts subject={title} />
        </section>
        <section className="section" aria-labelledby="reviews">
          <h2 id="reviews">What travellers say</h2>
          <ul className="reviews">
            {shared.reviews.slice(reviewsFrom, reviewsFrom + 8).map((review) => (
              <li key={review.reviewTitle}>
                <Review review={review} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className="section band no-print" aria-labelledby="suggestions">
        <div className="wrap">
          <h2 id="suggestions">Also from here</h2>
          <ul className="card-grid">
            {listings.slice(suggestionsFrom, suggestionsFrom + 6).map((suggestion) => (
              <li key={suggestion.path}>
                <Card listing={suggestion} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="booking-bar no-print">
        <p>
          <strong>
            <Price usd={price.base} />
          </strong>{' '}
          <span className="soft small">{priceNote(listing)}</span>
        </p>
        <a className="button" href="#book">
          Book or ask
        </a>
      </div>
    </main>
  );
}
