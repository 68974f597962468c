import { useState } from 'react';
import type { CounterBookingResponse } from '../../lib/desk/counter-booking.contract.ts';
import { Field } from '../kit/Field.tsx';
import { CounterForm } from './CounterForm.tsx';
import { CounterMessage } from './CounterMessage.tsx';
import { LoadedListing } from './LoadedListing.tsx';

/** Titles of the listings to choose from by code, grouped by what they are: "Shared van". */
export type ListingOptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Props {
  readonly listings: ListingOptions;
}

/** Books for somebody on the phone or at the counter (specification.md#booking-for-somebody). */
export function NewBookingScreen({ listings }: Props) {
  const [code, setCode] = useState('');
  const [placed, setPlaced] = useState<CounterBookingResponse | null>(null);
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
              {Object.entries(listings).map(([type, titles]) => (
                <optgroup key={type} label={type}>
                  {Object.entries(titles).map(([listing, title]) => (
                    <option key={listing} value={listing}>
                      {title}
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
