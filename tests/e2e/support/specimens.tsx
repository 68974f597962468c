import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DialogHead } from '../../../src/islands/kit/DialogHead.tsx';
import { Disclosure } from '../../../src/islands/kit/Disclosure.tsx';
import { Field } from '../../../src/islands/kit/Field.tsx';
import { FieldGroup } from '../../../src/islands/kit/FieldGroup.tsx';
import { IconButton } from '../../../src/islands/kit/IconButton.tsx';
import { Notice } from '../../../src/islands/kit/Notice.tsx';
import { Stepper } from '../../../src/islands/kit/Stepper.tsx';
import { Badges } from '../../../src/islands/listing/Badges.tsx';
import { ListingCard } from '../../../src/islands/listing/ListingCard.tsx';
import { cardOfEntry } from '../../../src/lib/catalogue/listing-card.ts';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';

/** A part of the site, as docs/design.md shows it. */
interface Specimen {
  /** The name of its picture. */
  readonly name: string;
  /** Its width in pixels. */
  readonly width: number;
  readonly part: ReactNode;
}

const PICTURE = { src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}` };

const card = cardOfEntry(aCatalogueEntry({ bestseller: true }), 'en');

const cards = (
  <ul
    className="card-grid"
    style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' }}
  >
    <li>
      <ListingCard card={card} picture={PICTURE} isResult />
    </li>
    <li>
      <ListingCard card={card} picture={PICTURE} isResult isSaved isCompared people={12} />
    </li>
  </ul>
);

const SPECIMENS: readonly Specimen[] = [
  {
    name: 'type',
    width: 640,
    part: (
      <div className="prose">
        <h1>Puerto Princesa to El Nido</h1>
        <h2>How to get there</h2>
        <h3>By shared van</h3>
        <p>
          Six vans a day, <a href="/">the first at 7:30 AM</a>. You pay for a seat, not for the van.
        </p>
        <p className="soft small">Prices are for two people.</p>
      </div>
    ),
  },
  {
    name: 'buttons',
    width: 640,
    part: (
      <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
        <button type="button" className="button">
          Book now
        </button>
        <button type="button" className="button button-quiet">
          Add to cart
        </button>
        <IconButton icon="close" label="Close" />
        <IconButton icon="next" label="Next" />
        <Stepper fewer={{ 'aria-disabled': true }} more={{}}>
          <output>1</output>
        </Stepper>
      </div>
    ),
  },
  {
    name: 'chips',
    width: 640,
    part: (
      <Badges
        badges={[
          { label: 'Bestseller', colour: 'sand' },
          { label: 'Free cancellation until 24 hours before', colour: 'leaf' },
          { label: 'Not refundable', colour: 'dusk' },
        ]}
      />
    ),
  },
  {
    name: 'fields',
    width: 420,
    part: (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <Field id="email" label="E-mail" hint="Your tickets go there.">
          {(control) => <input type="email" defaultValue="ana@example.com" {...control} />}
        </Field>
        <Field id="mobile" label="Mobile number" problem="This number is too short. Add the missing digits.">
          {(control) => <input type="tel" defaultValue="0917" {...control} />}
        </Field>
        <FieldGroup name="luggage" legend="Luggage" problem={null}>
          <label className="tick">
            <input type="checkbox" defaultChecked />
            <span>A surfboard</span>
          </label>
          <label className="tick">
            <input type="checkbox" />
            <span>A child seat</span>
          </label>
        </FieldGroup>
      </div>
    ),
  },
  {
    name: 'notices',
    width: 560,
    part: (
      <div style={{ display: 'grid', gap: '0.75rem' }}>
        <Notice tone="info" title="Bring cash">
          <p>The lagoon fee is paid on the boat.</p>
        </Notice>
        <Notice tone="waiting" title="Saved on this phone, not sent yet" />
        <Notice tone="problem" title="This departure is full" />
        <Notice tone="good" title="You are booked" />
      </div>
    ),
  },
  {
    name: 'disclosures',
    width: 560,
    part: (
      <div>
        <Disclosure summary="What your group pays">
          <p>$32 for two.</p>
        </Disclosure>
        <Disclosure summary="Where you are picked up" isOpen>
          <p>At any hotel in the city, or at the airport exit.</p>
        </Disclosure>
      </div>
    ),
  },
  { name: 'dialog-head', width: 560, part: <DialogHead id="title" title="Where to?" heading={null} close={() => 0} /> },
  { name: 'card-on-a-phone', width: 360, part: cards },
  { name: 'card', width: 760, part: cards },
];

const STYLES = [
  ...['reset', 'tokens', 'base', 'controls', 'prose', 'text'].map((name) => `styles/${name}`),
  ...['field', 'screen-form', 'stepper', 'tick', 'dialog-head', 'screen', 'notice'].map(
    (name) => `islands/kit/${name}`,
  ),
  ...['badges', 'listing-card', 'save-button'].map((name) => `islands/listing/${name}`),
];

function styles(): string {
  return STYLES.map((path) => readFileSync(`src/${path}.css`, 'utf8')).join('\n');
}

/** The parts of the kit as pages of their own, drawn by their own components. */
export function specimenPages(): readonly { readonly name: string; readonly width: number; readonly html: string }[] {
  const css = styles();
  return SPECIMENS.map(({ name, width, part }) => ({
    name,
    width,
    html: `<!doctype html><style>${css}</style><body style="padding:1rem">${renderToStaticMarkup(part)}`,
  }));
}
