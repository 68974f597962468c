import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import type { ChangeOutcome } from '../../lib/bookings/bookings.contract.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import type { Language } from '../../lib/languages/language.ts';
import { participantFormMessages } from '../../lib/messages/participant-form.ts';
import type { ParticipantDraft, StoredDraft } from '../../lib/participants/participant-draft.schema.ts';
import {
  completeDraft,
  draftOf,
  isEmptyDraft,
  needsConfirmation,
  type ParticipantRequirements,
  refusalText,
  storablePartOf,
} from '../../lib/participants/participant-draft.ts';
import type { BookingPerson } from '../../lib/participants/people-of-booking.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { storeBooking } from '../booking-service/stored-bookings.store.ts';
import { removeDraft, storeDraft, storedDraft } from '../bookings/participant-drafts.store.ts';
import { useLanguage } from '../kit/use-language.ts';
import { createResolver } from './participant-resolver.ts';

/** The state of saving. */
export type SaveState =
  | { readonly kind: 'untouched' | 'incomplete' | 'saving' | 'saved' }
  | { readonly kind: 'unsaved'; readonly text: string };

/** Subject and dependencies of a form. */
export interface PersonPorts {
  readonly bookingRef: string;
  readonly person: BookingPerson;
  readonly asked: ParticipantRequirements;
  readonly service: BookingService;
  /** Called with the present fields, for copies into other forms. */
  readonly onChange: (draft: ParticipantDraft) => void;
}

/** A form that rests for so long is saved. */
const SAVE_DEBOUNCE_MS = 700;

function textOf(
  outcome: Exclude<ChangeOutcome, { readonly kind: 'ok' }>,
  { advisedFromAge = 0 }: ParticipantRequirements,
  language: Language,
): string {
  const t = participantFormMessages(language);
  if (outcome.kind === 'conflict') return serviceText(outcome.detail, language) ?? t.over;
  if (outcome.kind !== 'invalid') return requestErrorText(outcome, t.failed, language);
  const isYoung = outcome.errors.some(({ field }) => field === 'ageAdviceAccepted');
  return isYoung ? t.acceptAgeFirst(advisedFromAge) : t.checkFields;
}

interface Start {
  readonly draft: ParticipantDraft;
  readonly state: SaveState;
}

/** The initial fields: a stored draft is unsaved and replaces the service's details. */
function startOf(
  { saved, complete }: BookingPerson,
  kept: StoredDraft | null,
  asked: ParticipantRequirements,
  language: Language,
): Start {
  const draft = draftOf(saved, kept);
  if (kept === null) return { draft, state: { kind: complete ? 'saved' : 'untouched' } };
  const isWhole = completeDraft(draft, asked, language).kind === 'complete';
  return {
    draft,
    state: isWhole ? { kind: 'unsaved', text: participantFormMessages(language).notSent } : { kind: 'incomplete' },
  };
}

/** One participant's form: prefilled, stored while typing, saved after a pause when complete. */
export function usePersonForm({ bookingRef, person, asked, service, onChange }: PersonPorts) {
  const language = useLanguage();
  const { tripRef, index } = person;
  const place = { ref: bookingRef, tripRef, index };
  const [start] = useState(() => startOf(person, storedDraft(place), asked, language));
  const [state, setState] = useState<SaveState>(start.state);
  const form = useForm<ParticipantDraft>({
    mode: 'onTouched',
    defaultValues: start.draft,
    resolver: createResolver(asked, language),
    shouldFocusError: false,
  });
  // A child that is saved was agreed to, an adult says nothing about one.
  const [agreed, setAgreed] = useState(() => person.saved !== null && needsConfirmation(person.saved, asked));
  const isAgreed = useRef(agreed);
  isAgreed.current = agreed;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());

  const save = async () => {
    const sent = JSON.stringify(form.getValues());
    const outcome = completeDraft(form.getValues(), asked, language);
    if (outcome.kind === 'incomplete') {
      // A number that is too short is said once typing rests, before the field is left.
      if (form.getFieldState('passport.number').isDirty && form.getValues('passport.number') !== '') {
        form.trigger('passport.number');
      }
      return setState({ kind: 'incomplete' });
    }
    const isYoung = needsConfirmation(form.getValues(), asked);
    if (isYoung && !isAgreed.current) return setState({ kind: 'incomplete' });
    setState({ kind: 'saving' });
    const { participant } = outcome;
    const advice = isYoung && { ageAdviceAccepted: true as const };
    const answer = await service.saveParticipant(bookingRef, { tripRef, index, participant, ...advice });
    if (answer.kind === 'ok') storeBooking(answer.booking);
    // What was typed meanwhile is saved next, and says how that goes.
    if (JSON.stringify(form.getValues()) !== sent) return;
    if (answer.kind === 'ok') {
      removeDraft(place);
      return setState({ kind: 'saved' });
    }
    if (answer.kind === 'invalid') {
      for (const { field } of answer.errors) {
        const name = field.replace(/^participant\./, '') as FieldPath<ParticipantDraft>;
        form.setError(name, { type: 'service', message: refusalText(name, language) });
      }
    }
    return setState({ kind: 'unsaved', text: textOf(answer, asked, language) });
  };
  /** One after the other, so that the last one counts. */
  const saveNow = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    running.current = running.current.then(save);
  };
  const onDraftChange = (draft: ParticipantDraft) => {
    onChange(draft);
    if (isEmptyDraft(draft)) removeDraft(place);
    else storeDraft(place, storablePartOf(draft));
    setState({ kind: 'incomplete' });
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, SAVE_DEBOUNCE_MS);
  };
  const isUnsaved = state.kind === 'unsaved';
  const latestSave = useRef(saveNow);
  latestSave.current = saveNow;
  useEffect(() => {
    if (!isUnsaved) return;
    const retry = () => latestSave.current();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isUnsaved]);
  // What was left unsaved by an earlier visit is sent when its form is opened.
  useEffect(() => {
    if (start.state.kind === 'unsaved') latestSave.current();
  }, [start]);
  const latest = useRef(onDraftChange);
  latest.current = onDraftChange;
  const { watch, trigger, getFieldState } = form;
  useEffect(() => {
    const watching = watch((values, { name }) => {
      latest.current(values as ParticipantDraft);
      // Validates a wrong field again on each change, also before it is left.
      if (name && getFieldState(name).invalid) trigger(name);
    });
    return () => watching.unsubscribe();
  }, [watch, trigger, getFieldState]);
  return {
    form,
    state,
    /** Whether the advice on young children was accepted. */
    agreed,
    agree: (yes: boolean) => {
      setAgreed(yes);
      isAgreed.current = yes;
      if (yes) saveNow();
    },
    needsTick: needsConfirmation(form.watch(), asked),
    retry: saveNow,
    /** Saves now, as the traveller leaves the form. */
    leave: () => {
      if (timer.current !== undefined) saveNow();
    },
    /** Fills the form with another traveller's details. */
    fill: (draft: ParticipantDraft) => {
      // Another name: the checkbox was about another child.
      setAgreed(false);
      isAgreed.current = false;
      // What is missing is said when a field is left, not before anybody has looked at it.
      form.reset(draft);
      onDraftChange(draft);
    },
  };
}
