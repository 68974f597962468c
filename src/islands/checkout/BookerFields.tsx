import { useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { BookerForm } from '../../lib/checkout/booker-form.ts';
import { checkoutFormMessages } from '../../lib/messages/checkout-form.ts';
import { countryName } from '../../lib/money/country-options.ts';
import { Field } from '../kit/Field.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { EmailSuggestion } from './EmailSuggestion.tsx';

/** A country and its prefix, as far as that is known. */
interface PhoneCountry {
  readonly code: string;
  readonly name: string;
  readonly prefix: string;
}

interface Props {
  readonly register: UseFormRegister<BookerForm>;
  readonly errors: FieldErrors<BookerForm>;
  /** Empty until the list has come: then the country that is chosen already is the only one. */
  readonly countries: readonly PhoneCountry[];
  /** The one that is chosen. */
  readonly country: string;
  /** Puts another address into its field. */
  readonly onEmail: (email: string) => void;
}

/** The ids of the controls, for links to them. */
export const BOOKER_IDS = { name: 'booker-name', email: 'booker-email', mobile: 'booker-mobile' } as const;

/** Fields about the booker: only what is needed to reach them. */
export function BookerFields({ register, errors, countries, country, onEmail }: Props) {
  const language = useLanguage();
  const t = checkoutFormMessages(language).booker;
  const [left, setLeft] = useState<string | null>(null);
  const takeEmail = (email: string) => {
    onEmail(email);
    setLeft(email);
    document.getElementById(BOOKER_IDS.email)?.focus();
  };
  return (
    <fieldset className="fields">
      <legend>{t.legend}</legend>
      <Field id={BOOKER_IDS.name} label={t.name} problem={errors.name?.message}>
        {(control) => (
          <input
            {...control}
            {...register('name')}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            maxLength={100}
          />
        )}
      </Field>
      <Field id={BOOKER_IDS.email} label={t.email} hint={t.emailHint} problem={errors.email?.message}>
        {(control) => (
          <input
            {...control}
            {...register('email', { onBlur: ({ target }) => setLeft(target.value) })}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={254}
          />
        )}
      </Field>
      <EmailSuggestion typed={left} onUse={takeEmail} />
      <div className="field-pair">
        {/*
         * The values are countries, not prefixes. Browsers must leave it alone and fill in the
         * whole number below, whose prefix counts: an address may be in another country than the
         * telephone.
         */}
        <Field id="booker-country" label={t.country}>
          {(control) => (
            <select {...control} {...register('country')} value={country} autoComplete="off">
              {countries.length === 0 && <option value={country}>{countryName(country, language)}</option>}
              {countries.map(({ code, name, prefix }) => (
                <option key={code} value={code}>
                  {name} {prefix}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id={BOOKER_IDS.mobile} label={t.mobile} problem={errors.mobile?.message}>
          {(control) => (
            <input
              {...control}
              {...register('mobile')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              enterKeyHint="done"
              maxLength={30}
            />
          )}
        </Field>
      </div>
      <p className="field-hint">{t.mobileHint}</p>
    </fieldset>
  );
}
