import pictures from '../data/pictures.json';
import shared from '../data/shared.json';

export function Icon({ name }) {
  return <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: shared.icons[name] }} />;
}

export function Price({ usd }) {
  return (
    <data value={usd} data-price="">
      ${usd.toLocaleString('en-US')}
    </data>
  );
}

export function Picture({ name, preset, sizes, alt, first = false }) {
  const sources = pictures[name]?.[preset] ?? pictures[name]?.card;
  if (!sources) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.srcset} sizes={sizes} />
      <img
        src={sources.src}
        width="1600"
        height="1067"
        alt={alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

export function departures(sched) {
  if (sched.length === 0) return 'You choose the hour';
  return sched.length === 1 ? `Departs ${sched[0]}` : `${sched.length} departures a day`;
}

export function priceNote({ price, maxPeople }) {
  if (price.inc === 1 && price.extra === price.base) return 'per person';
  return price.extra === 0 ? `for up to ${maxPeople} people` : `for ${price.inc} people`;
}

export function Ticks({ icon, texts }) {
  return (
    <ul className="highlights">
      {texts.map((text) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

export function TextList({ id, heading, items }) {
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="text-list">
        {items.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
