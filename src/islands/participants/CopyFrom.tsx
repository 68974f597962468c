import { useId } from 'react';
import { participantFormMessages } from '../../lib/messages/participant-form.ts';
import { Field } from '../kit/Field.tsx';
import { useLanguage } from '../kit/use-language.ts';

/** A traveller whose details can be copied. */
export interface CopySource {
  readonly key: string;
  /** The name, with a distinction where two are equal. */
  readonly name: string;
}

interface Props {
  readonly sources: readonly CopySource[];
  readonly onCopy: (key: string) => void;
}

/** Fills a form with the details of another one. */
export function CopyFrom({ sources, onCopy }: Props) {
  const t = participantFormMessages(useLanguage());
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <Field id={id} label={t.samePersonAs}>
      {(control) => (
        <select {...control} value="" onChange={({ target }) => target.value !== '' && onCopy(target.value)}>
          <option value="">{t.choosePerson}</option>
          {sources.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
