import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { CountryOption } from '../../lib/money/country-options.ts';
import type { ParticipantDraft } from '../../lib/participants/participant-draft.schema.ts';
import { addDays } from '../../lib/time/manila.ts';
import { Field } from '../kit/Field.tsx';
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
  return (
    <fieldset className="passport">
      <legend>Passport, for the permit of this trip</legend>
      {isOnFile && (
        <p>
          We have this passport, but it is not stored on this device. To change it, enter it again, or open this page
          when you are online.
        </p>
      )}
      <Field
        id={`${prefix}-passport-name`}
        label="Name in the passport"
        hint="Exactly as printed, including middle names."
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
      <Field id={`${prefix}-passport-number`} label="Passport number" problem={errors?.number?.message}>
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
      <Field id={`${prefix}-passport-expiry`} label="Valid until" problem={errors?.expiry?.message}>
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
      <Field id={`${prefix}-passport-country`} label="Issued by" problem={errors?.country?.message}>
        {(control) => (
          <select {...control} {...register('passport.country')}>
            <option value="">Choose a country</option>
            <Options list={countries} />
          </select>
        )}
      </Field>
      <p className="field-hint passport-note">
        We encrypt it and share it only with the permit office and the provider of this trip. It is not stored on this
        device, and we delete it 30 days after your last trip.
      </p>
    </fieldset>
  );
}
