import { type FocusEvent, useState } from 'react';
import { ON_FILE } from '../../lib/bookings/participant.schema.ts';
import { allCountries } from '../../lib/money/country-options.ts';
import type { SavedTraveller } from '../../lib/participants/saved-travellers.ts';
import { useLanguage } from '../kit/use-language.ts';
import { AgeAdvice } from './AgeAdvice.tsx';
import { CopyFrom } from './CopyFrom.tsx';
import { PersonFields } from './PersonFields.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { type PersonPorts, usePersonForm } from './use-person-form.ts';

interface Props extends PersonPorts {
  /** Travellers whose details may be copied. */
  readonly sources: readonly SavedTraveller[];
  readonly prefix: string;
}

/** One person's form on one trip. */
export function PersonForm({ sources, prefix, ...ports }: Props) {
  const { form, state, retry, leave, fill, agreed, agree, needsTick } = usePersonForm(ports);
  const language = useLanguage();
  const [countries] = useState(() => allCountries(language));
  const { asked, person } = ports;
  const leaveForm = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) leave();
  };
  const copy = (key: string) => {
    const source = sources.find((one) => one.key === key)?.draft;
    if (source) fill({ ...source, passport: { ...form.getValues('passport'), ...filledFields(source.passport) } });
  };
  return (
    <form className="person-form" noValidate onSubmit={(event) => event.preventDefault()} onBlur={leaveForm}>
      <CopyFrom sources={sources} onCopy={copy} />
      <PersonFields
        prefix={prefix}
        register={form.register}
        errors={form.formState.errors}
        countries={countries}
        passportBeyond={asked.documents === 'passport' ? asked.lastDay : null}
        hasPassport={person.saved?.passport === ON_FILE}
      />
      {needsTick && <AgeAdvice age={asked.advisedFromAge ?? 0} agreed={agreed} onAgree={agree} />}
      <SaveStatus kind={state.kind} text={state.kind === 'unsaved' ? state.text : ''} retry={retry} />
    </form>
  );
}

/** The filled fields, so that empty ones do not overwrite. */
function filledFields<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')) as Partial<Fields>;
}
