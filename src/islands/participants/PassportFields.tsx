import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { participantFormMessages } from '../../lib/messages/participant-form.ts';
import type { CountryOption } from '../../lib/money/country-options.ts';
import type { ParticipantDraft } from '../../lib/participants/participant-draft.schema.ts';
import { addDays } from '../../lib/time/manila.ts';
import { Field } from '../kit/Field.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { Options } from './Options.tsx';

interface Props {
  readonly prefix: string;
  readonly register: UseFormRegister<ParticipantDraft>;
  readonly errors: FieldErrors<ParticipantDraft>;
  readonly countries: readonly CountryOption[];
  /** The last day of the trip, an ISO date. */
  readonly beyond: string;
  /** Whether the service has the passport, which this device does not show. */
  readonly isOnFile: boolean;
}

/** A passport, for trips whose permit needs it (specification.md#passports). */
export function PassportFields({ prefix, register, errors: { passport: errors }, countries, beyond, isOnFile }: Props) {
  const t = participantFormMessages(useLanguage());
  return (
    <fieldset className="passport">
      <legend>{t.passport.title}</legend>
      {isOnFile && <p>{t.passport.onFile}</p>}
      <Field
        id={`${prefix}-passport-name`}
        label={t.passport.name}
        hint={t.passport.nameHint}
        problem={errors?.name?.message}
      >
        {(control) => (
          <input
            {...control}
            {...register('passport.name')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
          />
        )}
      </Field>
      <Field id={`${prefix}-passport-number`} label={t.passport.number} problem={errors?.number?.message}>
        {(control) => (
          <input
            {...control}
            {...register('passport.number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        )}
      </Field>
      <Field id={`${prefix}-passport-expiry`} label={t.passport.expiry} problem={errors?.expiry?.message}>
        {(control) => (
          <input
            {...control}
            {...register('passport.expiry')}
            type="date"
            min={addDays(beyond, 1)}
            autoComplete="off"
          />
        )}
      </Field>
      <Field id={`${prefix}-passport-country`} label={t.passport.country} problem={errors?.country?.message}>
        {(control) => (
          <select {...control} {...register('passport.country')}>
            <option value="">{t.chooseCountry}</option>
            <Options list={countries} />
          </select>
        )}
      </Field>
      <p className="field-hint passport-note">{t.passport.privacy}</p>
    </fieldset>
  );
}
