import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Booker } from '../../lib/booking/booker.schema.ts';
import type { BookerForm } from '../../lib/checkout/booker-form.ts';
import type { BookingRejection } from '../../lib/checkout/booking-rejection.ts';
import { checkoutFormMessages } from '../../lib/messages/checkout-form.ts';
import { bookingRef } from '../booking-service/booking-ref.store.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { AGREEMENT_ID } from './Agreement.tsx';
import { BOOKER_IDS } from './BookerFields.tsx';
import type { FieldError } from './ErrorSummary.tsx';
import { $paymentMethod } from './payment-method.store.ts';
import { useBookerForm } from './use-booker-form.ts';
import { useMethods } from './use-methods.ts';
import type { CurrentOrder } from './use-order.ts';
import { usePhoneBook } from './use-phone-book.ts';
import type { usePlaceBooking } from './use-place-booking.ts';

/** Dependencies of the form. */
export interface CheckoutPorts {
  readonly service: BookingService;
  readonly order: CurrentOrder;
  readonly placing: ReturnType<typeof usePlaceBooking>;
  /** Problems of the booker in an earlier booking, by field. */
  readonly rejected?: BookingRejection['booker'] | undefined;
}

/** An element to focus; a new object for each request. */
interface FocusRequest {
  readonly on: 'errors' | 'changes' | 'full' | 'request';
}

/** The ids of the form's controls, from its top to its end. */
export const FORM_ORDER: readonly string[] = [...Object.values(BOOKER_IDS), AGREEMENT_ID];

const NO_PROBLEMS: BookingRejection['booker'] = {};

function fieldErrors(errors: Partial<Record<keyof BookerForm, { message?: string }>>): FieldError[] {
  return Object.entries(BOOKER_IDS).flatMap(([field, id]) => {
    const text = errors[field as keyof typeof BOOKER_IDS]?.message;
    return text ? [{ id, text }] : [];
  });
}

/** The state of the checkout form, and the action of its button. */
export function useCheckoutForm({ service, order, placing, rejected = NO_PROBLEMS }: CheckoutPorts) {
  const language = useLanguage();
  const t = checkoutFormMessages(language);
  const phoneBook = usePhoneBook();
  const { form, check } = useBookerForm(phoneBook);
  const methods = useMethods(service);
  const picked = useBrowserStore($paymentMethod, null);
  // Not stored: rules and prices may differ after a reload.
  const [agreed, setAgreed] = useState(false);
  const [tries, setTries] = useState(0);
  const isTried = tries > 0;
  const [asker, setAsker] = useState<Booker | null>(null);
  const [focusRequest, requestFocus] = useState<FocusRequest | null>(null);
  const boxes = {
    errors: useRef<HTMLElement>(null),
    changes: useRef<HTMLDivElement>(null),
    full: useRef<HTMLDivElement>(null),
    request: useRef<HTMLDivElement>(null),
  };
  const isRequest = methods.state.kind === 'no-api';
  const isOffline = methods.state.kind === 'offline';
  const offered = methods.state.kind === 'ok' ? methods.state.methods : [];
  const chosen = offered.find(({ id }) => id === picked) ?? offered[0] ?? null;
  const mustAgree = isTried && !agreed && !isRequest;
  const bookerErrors = isTried ? fieldErrors(form.formState.errors) : [];

  const focusBox = useRef(boxes);
  useEffect(() => {
    if (focusRequest) focusBox.current[focusRequest.on].current?.focus();
  }, [focusRequest]);

  const { state } = placing;
  const { setError } = form;
  const hasChanges = order.changes.length > 0;
  const rejectedNow = state.kind === 'ready' ? state.refusal?.booker : undefined;
  const rejectedFields = useMemo(() => Object.entries(rejectedNow ?? rejected), [rejectedNow, rejected]);
  useEffect(() => {
    for (const [field, message] of rejectedFields) setError(field as keyof BookerForm, { type: 'service', message });
  }, [rejectedFields, setError]);
  useEffect(() => {
    if (state.kind !== 'ready' || state.message === '') return;
    if (Object.keys(state.refusal?.booker ?? {}).length > 0) requestFocus({ on: 'errors' });
    else if (hasChanges) requestFocus({ on: 'changes' });
    else if (state.full) requestFocus({ on: 'full' });
  }, [state, hasChanges]);

  const send = (booker: Booker) => {
    if (isRequest) {
      setAsker(booker);
      return requestFocus({ on: 'request' });
    }
    if (hasChanges) return requestFocus({ on: 'changes' });
    if (!order.order) return placing.say(t.rules.missing);
    // Without a connection, how to pay is chosen once the booking has been sent.
    if (!chosen && !isOffline) return placing.say(t.noMethod);
    return void placing.place(booker, chosen?.id ?? null, order.cart);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (state.kind !== 'ready') return;
    setTries(tries + 1);
    const booker = await check();
    if (booker && (agreed || isRequest)) send(booker);
    else requestFocus({ on: 'errors' });
  };
  return {
    form,
    methods,
    offered,
    chosen,
    pick: (id: string) => $paymentMethod.set(id),
    agreed,
    setAgreed,
    request: asker && { asker, bookingRef: bookingRef() },
    isRequest,
    isOffline,
    submit,
    tries,
    boxes,
    countries: phoneBook?.phoneCountries(language) ?? [],
    agreementProblem: mustAgree ? t.agreement.problem : undefined,
    errors: [...bookerErrors, ...(mustAgree ? [{ id: AGREEMENT_ID, text: t.agreement.problem }] : [])],
  };
}
