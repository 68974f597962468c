import { useEffect, useMemo, useRef } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { Booker } from '../../lib/booking/booker.schema.ts';
import { type BookerForm, type ParseNumber, parsePlainNumber, validateBooker } from '../../lib/checkout/booker-form.ts';
import type { Language } from '../../lib/languages/language.ts';
import { hintsOf, suggestCountry } from '../../lib/money/suggest-currency.ts';
import { $booker, storeBooker } from '../cart/booker.store.ts';
import { $chosenCountry, $userCountry, storeCountry } from '../currency/user-country.store.ts';
import { useLanguage } from '../kit/use-language.ts';
import type { PhoneBook } from './use-phone-book.ts';

/** The fields about who books, and what they come to. */
export interface BookerFields {
  readonly form: UseFormReturn<BookerForm>;
  /** The booker, or null with problems shown at the fields. */
  readonly check: () => Promise<Booker | null>;
}

/** Values typed before, here or in another tab; the country as chosen or suggested. */
function startValues(): BookerForm {
  const { name, email, mobile } = $booker.get();
  const country = $chosenCountry.get() ?? suggestCountry(hintsOf(navigator)) ?? $userCountry.get();
  return { name: name ?? '', email: email ?? '', mobile: mobile ?? '', country };
}

/** Typing that rests for so long has come to an end for now. */
const CHECK_DEBOUNCE_MS = 900;

/** Minimum digits before a number is validated while it is typed. */
const MIN_DIGITS_TO_JUDGE = 4;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

const orNull = (text: string) => text.trim() || null;

/** Stores each change, so that a reload loses nothing. */
function storeValues({ name = '', email = '', mobile = '', country = '' }: Partial<BookerForm>): void {
  storeBooker({ name: orNull(name), email: orNull(email), mobile: orNull(mobile) });
  if (country !== '' && country !== $chosenCountry.get()) storeCountry(country);
}

function createResolver(read: () => ParseNumber, language: Language): Resolver<BookerForm> {
  return async (values) => {
    const outcome = validateBooker(values, read(), language);
    if (outcome.kind === 'complete') return { values, errors: {} };
    const errors = Object.entries(outcome.problems).map(([field, message]) => [field, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<BookerForm> };
  };
}

/** The form of the booker: prefilled, stored while typing, validated on leaving a field. */
export function useBookerForm(phoneBook: PhoneBook | null): BookerFields {
  const language = useLanguage();
  const reader = useRef<ParseNumber>(parsePlainNumber);
  reader.current = phoneBook?.parsePhone ?? parsePlainNumber;
  const form = useForm<BookerForm>({
    mode: 'onTouched',
    defaultValues: startValues(),
    resolver: useMemo(() => createResolver(() => reader.current, language), [language]),
    shouldFocusError: false,
  });
  const { watch, trigger, getValues, getFieldState } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const watching = watch((values, { name }) => {
      storeValues(values as Partial<BookerForm>);
      clearTimeout(timer);
      if (name !== 'mobile') return;
      // Clears an error once the number is valid; reports a short number once typing pauses.
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
    const outcome = validateBooker(getValues(), reader.current, language);
    return outcome.kind === 'complete' ? outcome.booker : null;
  };
  return { form, check };
}
