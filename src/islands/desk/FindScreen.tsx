import { useEffect, useRef, useState } from 'react';
import { bookingListContract } from '../../lib/desk/booking-list.contract.ts';
import { useLastSettled } from '../kit/use-last-settled.ts';
import { BookingRow } from './BookingRow.tsx';
import { DeskHead } from './DeskHead.tsx';
import { replaceDeskRoute } from './desk-route.store.ts';
import { useDeskQuery } from './use-desk-query.ts';

/** A name is typed at once; the answer follows its last letter. */
const SEARCH_DEBOUNCE_MS = 250;

interface Props {
  readonly query: string;
}

/** Finds bookings as one types (specification.md#finding-a-booking); the newest without a query. */
export function FindScreen({ query }: Props) {
  const [text, setText] = useState(query);
  const shown = useRef(query);
  useEffect(() => {
    if (query === shown.current) return;
    shown.current = query;
    setText(query);
  }, [query]);
  useEffect(() => {
    const next = text.trim();
    if (next === shown.current) return;
    const timer = setTimeout(() => {
      shown.current = next;
      replaceDeskRoute({ screen: 'bookings', query: next });
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // The cursors of the pages before this one, of one query.
  const [pages, setPages] = useState<{ query: string; cursors: readonly string[] }>({ query, cursors: [] });
  const cursors = pages.query === query ? pages.cursors : [];
  const cursor = cursors.at(-1);
  const search = new URLSearchParams({ ...(query && { query }), ...(cursor && { cursor }) });
  const { data, problem, isLoading, reload } = useDeskQuery(
    bookingListContract,
    `${bookingListContract.path}?${search}`,
  );
  const list = useLastSettled(data, data === null && problem === null);
  const open = (next: readonly string[]) => {
    setPages({ query, cursors: next });
    scrollTo(0, 0);
  };
  return (
    <>
      <DeskHead
        title={query ? 'Bookings found' : 'Newest bookings'}
        asOf={list?.asOf ?? null}
        problem={problem}
        isLoading={isLoading}
        reload={reload}
      >
        <form onSubmit={(event) => event.preventDefault()}>
          <label className="desk-find">
            <span>Name, number, reference or flight</span>
            <input
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
        </form>
      </DeskHead>
      <p className="hidden-visually" role="status">
        {data && query && `${data.bookings.length}${data.next ? ' or more' : ''} found`}
      </p>
      {list?.bookings.length === 0 && (
        <p>
          {query
            ? 'Nothing found. Type the beginning of a name, a reference or a flight, or the last four digits of a number.'
            : 'There are no bookings yet.'}
        </p>
      )}
      <ul className="desk-list" aria-busy={data === null}>
        {list?.bookings.map((booking) => (
          <li key={booking.ref}>
            <BookingRow booking={booking} />
          </li>
        ))}
      </ul>
      {(list?.next || cursors.length > 0) && (
        <p className="desk-actions">
          {cursors.length > 0 && (
            <button type="button" className="button button-quiet" onClick={() => open(cursors.slice(0, -1))}>
              Newer ones
            </button>
          )}
          {list?.next && (
            <button type="button" className="button button-quiet" onClick={() => open([...cursors, list.next ?? ''])}>
              Older ones
            </button>
          )}
        </p>
      )}
    </>
  );
}
