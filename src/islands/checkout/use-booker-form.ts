import { useCallback, useEffect, useRef } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { Booker } from '../../lib/booking/booker.schema.ts';
import { type BookerForm, checkedBooker, type ReadNumber, readPlainNumber } from '../../lib/checkout/booker-form.ts';
import { countryCodeOf } from '../../lib/currency/preference.ts';
import { hintsOf, proposeCountry } from '../../lib/currency/proposal.ts';
import { $booker, noteBooker } from '../../lib/stores/booker.ts';
import { $preference } from '../../lib/stores/preference.ts';
import { $userCountry, noteCountry } from '../../lib/stores/user-country.ts';
import type { PhoneBook } from './use-phone-book.ts';

/** The fields about who books, and what they come to. */
export interface BookerFields {
  readonly form: UseFormReturn<BookerForm>;
  /** Who books, or null where something is missing: then the fields say what. */
  readonly check: () => Promise<Booker | null>;
}

/** What was typed before, here or in another tab; the country as the browser proposes it. */
function startValues(): BookerForm {
  const { name, email, mobile } = $booker.get();
  const preference = $preference.get();
  const chosen = preference.currencyData === null ? null : countryCodeOf(preference);
  const proposed = proposeCountry(hintsOf(navigator)) ?? chosen ?? countryCodeOf(preference);
  return { name: name ?? '', email: email ?? '', mobile: mobile ?? '', country: $userCountry.get() ?? proposed };
}

const orNull = (text: string) => text.trim() || null;

/** Each change is kept, so that a reload or a dead battery loses nothing. */
function keep({ name = '', email = '', mobile = '', country = '' }: Partial<BookerForm>): void {
  noteBooker({ name: orNull(name), email: orNull(email), mobile: orNull(mobile) });
  if (country !== '' && country !== $userCountry.get()) noteCountry(country);
}

function resolverWith(read: () => ReadNumber): Resolver<BookerForm> {
  return async (values) => {
    const outcome = checkedBooker(values, read());
    if (outcome.kind === 'complete') return { values, errors: {} };
    const errors = Object.entries(outcome.problems).map(([field, message]) => [field, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<BookerForm> };
  };
}

/** The form about who books: filled with what is known, kept as it is typed, checked when a field is left. */
export function useBookerForm(phoneBook: PhoneBook | null): BookerFields {
  const reader = useRef<ReadNumber>(readPlainNumber);
  reader.current = phoneBook?.readPhone ?? readPlainNumber;
  const form = useForm<BookerForm>({
    mode: 'onTouched',
    defaultValues: startValues(),
    resolver: useCallback(
      resolverWith(() => reader.current),
      [],
    ),
    shouldFocusError: false,
  });
  const { watch, trigger, getValues } = form;
  useEffect(() => {
    const watching = watch((values) => keep(values as Partial<BookerForm>));
    return () => watching.unsubscribe();
  }, [watch]);
  const check = async () => {
    await trigger();
    const outcome = checkedBooker(getValues(), reader.current);
    return outcome.kind === 'complete' ? outcome.booker : null;
  };
  return { form, check };
}
