import { useState } from 'react';
import type { CounterBookingResponse } from '../../lib/desk/counter-booking.contract.ts';
import { Field } from '../kit/Field.tsx';
import { useListings } from '../listing/use-listings.ts';
import { CounterForm } from './CounterForm.tsx';
import { CounterMessage } from './CounterMessage.tsx';

/** A listing to choose from. */
export interface ListingOption {
  readonly code: string;
  readonly title: string;
  /** "Shared van" */
  readonly type: string;
}

interface Props {
  readonly listings: readonly ListingOption[];
}

/** Books for somebody on the phone or at the counter (specification.md#booking-for-somebody). */
export function NewBookingScreen({ listings }: Props) {
  const [code, setCode] = useState('');
  const [placed, setPlaced] = useState<CounterBookingResponse | null>(null);
  const loaded = useListings(code === '' ? [] : [code]);
  const known = loaded.listings.get(code);
  const types = [...new Set(listings.map(({ type }) => type))];
  if (placed) {
    return (
      <CounterMessage
        placed={placed}
        onNext={() => {
          setPlaced(null);
          setCode('');
        }}
      />
    );
  }
  return (
    <>
      <h1>New booking</h1>
      <Field id="listing" label="Trip">
        {(control) => (
          <select {...control} value={code} onChange={({ target }) => setCode(target.value)}>
            <option value="">Choose a trip</option>
            {types.map((type) => (
              <optgroup key={type} label={type}>
                {listings
                  .filter((listing) => listing.type === type)
                  .map((listing) => (
                    <option key={listing.code} value={listing.code}>
                      {listing.title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      {code !== '' && !known && <p role="status">Loading</p>}
      {known && known.kind !== 'found' && (
        <p className="desk-problem" role="alert">
          {known.kind === 'gone' ? 'This trip is not sold any more.' : 'The trip did not load. '}
          {known.kind === 'failed' && (
            <button type="button" className="button button-quiet" onClick={loaded.retry}>
              Try again
            </button>
          )}
        </p>
      )}
      {known?.kind === 'found' && <CounterForm key={code} detail={known.detail} onPlaced={setPlaced} />}
    </>
  );
}
