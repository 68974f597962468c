import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { participantFormMessages } from '../../lib/messages/participant-form.ts';
import type { CountryOption } from '../../lib/money/country-options.ts';
import { ageBandOptions } from '../../lib/participants/age-band.text.ts';
import type { ParticipantDraft } from '../../lib/participants/participant-draft.schema.ts';
import { Field } from '../kit/Field.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { Options } from './Options.tsx';
import { PassportFields } from './PassportFields.tsx';

interface Props {
  /** Prefix of the controls' ids. */
  readonly prefix: string;
  readonly register: UseFormRegister<ParticipantDraft>;
  readonly errors: FieldErrors<ParticipantDraft>;
  readonly countries: readonly CountryOption[];
  /** The last day of the trip, when passports must be valid, an ISO date; null for none. */
  readonly passportBeyond: string | null;
  /** Whether the service has this person's passport, which this device does not show. */
  readonly hasPassport: boolean;
}

/** Fields about a participant: only what the trip needs. */
export function PersonFields({ prefix, register, errors, countries, passportBeyond, hasPassport }: Props) {
  const language = useLanguage();
  const t = participantFormMessages(language);
  return (
    <div className="person-fields">
      <Field id={`${prefix}-name`} label={t.name} problem={errors.name?.message}>
        {(control) => (
          <input
            {...control}
            {...register('name')}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={100}
          />
        )}
      </Field>
      <Field id={`${prefix}-nationality`} label={t.nationality} problem={errors.nationality?.message}>
        {(control) => (
          <select {...control} {...register('nationality')}>
            <option value="">{t.chooseCountry}</option>
            <Options list={countries} />
          </select>
        )}
      </Field>
      <Field id={`${prefix}-age`} label={t.age} problem={errors.ageBand?.message}>
        {(control) => (
          <select {...control} {...register('ageBand')}>
            <option value="">{t.chooseAge}</option>
            <Options list={ageBandOptions(language)} />
          </select>
        )}
      </Field>
      {passportBeyond !== null && (
        <PassportFields
          prefix={prefix}
          register={register}
          errors={errors}
          countries={countries}
          beyond={passportBeyond}
          isOnFile={hasPassport}
        />
      )}
    </div>
  );
}
