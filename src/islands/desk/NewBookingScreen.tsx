import { useState } from 'react';
import type { CounterBookingResponse } from '../../lib/desk/counter-booking.contract.ts';
import { Field } from '../kit/Field.tsx';
import { CounterForm } from './CounterForm.tsx';
import { CounterMessage } from './CounterMessage.tsx';
import { LoadedListing } from './LoadedListing.tsx';

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
      <div className="desk-counter">
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
      </div>
      {code !== '' && (
        <LoadedListing key={code} code={code}>
          {(detail) => <CounterForm detail={detail} onPlaced={setPlaced} />}
        </LoadedListing>
      )}
    </>
  );
}
