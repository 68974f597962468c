import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { troubleText } from '../../lib/checkout/trouble-text.ts';
import type { KeptDraft, ParticipantDraft } from '../../lib/participants/participant-draft.schema.ts';
import { type Asked, completed, draftOf, isEmptyDraft, keptPart } from '../../lib/participants/participant-draft.ts';
import type { BookingPerson } from '../../lib/participants/people-of-booking.ts';
import type { BookingService, ChangeOutcome } from '../../lib/stores/booking-service/booking-service.ts';
import { keepBooking } from '../../lib/stores/kept-bookings.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../lib/stores/participant-drafts.ts';
import { pleaseGive } from '../../lib/text/please-give.ts';

/** How saving stands. */
export type SavingState =
  | { readonly kind: 'untouched' | 'incomplete' | 'saving' | 'saved' }
  | { readonly kind: 'unsaved'; readonly text: string };

/** What a form is about and what it works with. */
export interface PersonPorts {
  readonly bookingRef: string;
  readonly person: BookingPerson;
  readonly asked: Asked;
  readonly service: BookingService;
  /** What stands in the form, for copies into other forms. */
  readonly onChange: (draft: ParticipantDraft) => void;
}

/** A form that rests for so long is saved. */
const REST_MS = 700;

const NOT_SENT = 'What you typed last is kept on this device and not sent yet.';

const DOING = { not: 'This form was not saved', safe: 'Name, nationality and age are kept on this device.' };

function resolverFor(asked: Asked): Resolver<ParticipantDraft> {
  return (values) => {
    const outcome = completed(values, asked);
    if (outcome.kind === 'complete') return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { field, text } of outcome.problems.toReversed()) {
      const [name = '', part] = field.split('.');
      const problem = { type: 'rule', message: text };
      errors[name] = part ? { ...(errors[name] as object | undefined), [part]: problem } : problem;
    }
    return { values: {}, errors: errors as FieldErrors<ParticipantDraft> };
  };
}

function textOf(outcome: Exclude<ChangeOutcome, { readonly kind: 'ok' }>): string {
  if (outcome.kind === 'conflict') return outcome.detail ?? 'This booking is over: nothing changes any more.';
  return outcome.kind === 'invalid' ? 'This form was not taken: look at the fields.' : troubleText(outcome, DOING);
}

interface Start {
  readonly draft: ParticipantDraft;
  readonly state: SavingState;
}

/** What a form begins with: one that was typed before is not saved, whatever the service has of this person. */
function startOf({ saved, complete }: BookingPerson, kept: KeptDraft | null, asked: Asked): Start {
  const draft = draftOf(saved, kept);
  if (kept === null) return { draft, state: { kind: complete ? 'saved' : 'untouched' } };
  const isWhole = completed(draft, asked).kind === 'complete';
  return { draft, state: isWhole ? { kind: 'unsaved', text: NOT_SENT } : { kind: 'incomplete' } };
}

/** One person's form: begun with what is known, kept as it is typed, saved when it is complete and rests. */
export function usePersonForm({ bookingRef, person, asked, service, onChange }: PersonPorts) {
  const { tripRef, index } = person;
  const place = { ref: bookingRef, tripRef, index };
  const [start] = useState(() => startOf(person, keptDraft(place), asked));
  const [state, setState] = useState<SavingState>(start.state);
  const form = useForm<ParticipantDraft>({
    mode: 'onTouched',
    defaultValues: start.draft,
    resolver: resolverFor(asked),
    shouldFocusError: false,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());

  const save = async () => {
    const sent = JSON.stringify(form.getValues());
    const outcome = completed(form.getValues(), asked);
    if (outcome.kind === 'incomplete') return setState({ kind: 'incomplete' });
    setState({ kind: 'saving' });
    const answer = await service.saveParticipant(bookingRef, { tripRef, index, participant: outcome.participant });
    if (answer.kind === 'ok') keepBooking(answer.booking);
    // What was typed meanwhile is saved next, and says how that goes.
    if (JSON.stringify(form.getValues()) !== sent) return;
    if (answer.kind === 'ok') {
      forgetDraft(place);
      return setState({ kind: 'saved' });
    }
    if (answer.kind === 'invalid') {
      for (const { field, detail } of answer.errors) {
        const name = field.replace(/^participant\./, '') as FieldPath<ParticipantDraft>;
        form.setError(name, { type: 'service', message: /[.!?]$/.test(detail) ? detail : pleaseGive(detail) });
      }
    }
    return setState({ kind: 'unsaved', text: textOf(answer) });
  };
  /** One after the other, so that the last one counts. */
  const saveNow = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    running.current = running.current.then(save);
  };
  const changed = (draft: ParticipantDraft) => {
    onChange(draft);
    if (isEmptyDraft(draft)) forgetDraft(place);
    else keepDraft(place, keptPart(draft));
    setState({ kind: 'incomplete' });
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, REST_MS);
  };
  const isUnsaved = state.kind === 'unsaved';
  const again = useRef(saveNow);
  again.current = saveNow;
  useEffect(() => {
    if (!isUnsaved) return;
    const retry = () => again.current();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isUnsaved]);
  // What was left unsaved by an earlier visit is sent when its form is opened.
  useEffect(() => {
    if (start.state.kind === 'unsaved') again.current();
  }, [start]);
  const latest = useRef(changed);
  latest.current = changed;
  const { watch } = form;
  useEffect(() => {
    const watching = watch((values) => latest.current(values as ParticipantDraft));
    return () => watching.unsubscribe();
  }, [watch]);
  return {
    form,
    state,
    retry: saveNow,
    /** Somebody leaves the form: what waits to be saved need not wait. */
    leave: () => {
      if (timer.current !== undefined) saveNow();
    },
    /** Fills the form with somebody's details. */
    fill: (draft: ParticipantDraft) => {
      form.reset(draft);
      form.trigger();
      changed(draft);
    },
  };
}
