import { type ReactNode, useRef } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { participantsMessages } from '../../lib/messages/participants.ts';
import type { ParticipantDraft } from '../../lib/participants/participant-draft.schema.ts';
import type { TripForms } from '../../lib/participants/people-of-booking.ts';
import { formKey, savedTravellers, type TypedDrafts } from '../../lib/participants/saved-travellers.ts';
import { formatManilaDay } from '../../lib/time/manila-format.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useLanguage } from '../kit/use-language.ts';
import { CopyAll } from './CopyAll.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { useCopyAll } from './use-copy-all.ts';

interface Props {
  readonly booking: Booking;
  readonly forms: TripForms;
  readonly locale: string;
  readonly service: BookingService;
  readonly typed: TypedDrafts;
  /** The forms that are open, by key. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (key: string, isOpen: boolean) => void;
  readonly onType: (key: string, draft: ParticipantDraft) => void;
}

/** Everybody who travels on one trip. */
export function TripParticipants({ booking, forms, locale, service, typed, open, onToggle, onType }: Props) {
  const language = useLanguage();
  const t = participantsMessages(language);
  const { trip, asked, people } = forms;
  const copy = useCopyAll({ booking, forms, typed, service });
  const section = useRef<HTMLElement>(null);
  const restoreFocus = useFocusRestore();
  const copyAll = () => {
    restoreFocus(() => section.current?.querySelector<HTMLElement>('summary'));
    copy.run();
  };
  const done = people.filter(({ complete }) => complete).length;
  return (
    <section ref={section} className="panel" aria-labelledby={`trip-${trip.ref}`}>
      <div>
        <h2 id={`trip-${trip.ref}`}>{trip.title}</h2>
        <p className="soft small">
          <Message
            parts={t.tripHead<ReactNode>(
              <LocalTime instant={Date.parse(trip.departure)} locale={locale} as={formatManilaDay} />,
              done,
              people.length,
            )}
          />
          {asked.documents === 'passport' && ` ${t.passports}`}
        </p>
      </div>
      <CopyAll copy={{ ...copy, run: copyAll }} />
      {people.map((person) => {
        const key = formKey(trip.ref, person.index);
        return (
          <PersonPanel
            key={key}
            number={person.index + 1}
            name={typed[key]?.name || person.saved?.name || ''}
            complete={person.complete}
            open={open.has(key)}
            onToggle={(isOpen) => onToggle(key, isOpen)}
          >
            <PersonForm
              key={copy.count}
              bookingRef={booking.ref}
              person={person}
              asked={asked}
              service={service}
              prefix={`person-${trip.ref}-${person.index}`}
              sources={savedTravellers(booking, typed, key, language)}
              onChange={(draft) => onType(key, draft)}
            />
          </PersonPanel>
        );
      })}
    </section>
  );
}
