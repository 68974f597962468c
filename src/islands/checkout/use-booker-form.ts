import { useCallback, useEffect, useRef } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { Booker } from '../../lib/booking/booker.schema.ts';
import { type BookerForm, type ParseNumber, parsePlainNumber, validateBooker } from '../../lib/checkout/booker-form.ts';
import { hintsOf, suggestCountry } from '../../lib/money/suggest-currency.ts';
import { $booker, storeBooker } from '../cart/booker.store.ts';
import { $chosenCountry, $userCountry, storeCountry } from '../currency/user-country.store.ts';
import type { PhoneBook } from './use-phone-book.ts';

/** The fields about who books, and what they come to. */
export interface BookerFields {
  readonly form: UseFormReturn<BookerForm>;
  /** Who books, or null where something is missing: then the fields say what. */
  readonly check: () => Promise<Booker | null>;
}

/** What was typed before, here or in another tab; the country as it was chosen, else as the browser proposes it. */
function startValues(): BookerForm {
  const { name, email, mobile } = $booker.get();
  const country = $chosenCountry.get() ?? suggestCountry(hintsOf(navigator)) ?? $userCountry.get();
  return { name: name ?? '', email: email ?? '', mobile: mobile ?? '', country };
}

/** Typing that rests for so long has come to an end for now. */
const CHECK_DEBOUNCE_MS = 900;

/** With fewer digits somebody has only begun to type a number: nothing is said until the field is left. */
const MIN_DIGITS_TO_JUDGE = 4;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

const orNull = (text: string) => text.trim() || null;

/** Each change is stored, so that a reload or a dead battery loses nothing. */
function storeValues({ name = '', email = '', mobile = '', country = '' }: Partial<BookerForm>): void {
  storeBooker({ name: orNull(name), email: orNull(email), mobile: orNull(mobile) });
  if (country !== '' && country !== $chosenCountry.get()) storeCountry(country);
}

function createResolver(read: () => ParseNumber): Resolver<BookerForm> {
  return async (values) => {
    const outcome = validateBooker(values, read());
    if (outcome.kind === 'complete') return { values, errors: {} };
    const errors = Object.entries(outcome.problems).map(([field, message]) => [field, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<BookerForm> };
  };
}

/** The form about who books: filled with what is known, kept as it is typed, checked when a field is left. */
export function useBookerForm(phoneBook: PhoneBook | null): BookerFields {
  const reader = useRef<ParseNumber>(parsePlainNumber);
  reader.current = phoneBook?.parsePhone ?? parsePlainNumber;
  const form = useForm<BookerForm>({
    mode: 'onTouched',
    defaultValues: startValues(),
    resolver: useCallback(
      createResolver(() => reader.current),
      [],
    ),
    shouldFocusError: false,
  });
  const { watch, trigger, getValues, getFieldState } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const watching = watch((values, { name }) => {
      storeValues(values as Partial<BookerForm>);
      clearTimeout(timer);
      if (name !== 'mobile') return;
      // What was said goes as soon as the number is whole; that one is too short is said once typing rests.
      if (getFieldState('mobile').invalid) trigger('mobile');
      else if (digitsIn(values.mobile ?? '') >= MIN_DIGITS_TO_JUDGE)
        timer = setTimeout(() => trigger('mobile'), CHECK_DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(timer);
      watching.unsubscribe();
    };
  }, [watch, trigger, getFieldState]);
  const check = async () => {
    await trigger();
    const outcome = validateBooker(getValues(), reader.current);
    return outcome.kind === 'complete' ? outcome.booker : null;
  };
  return { form, check };
}
