import { useId } from 'react';
import { Field } from '../kit/Field.tsx';

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
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <Field id={id} label="Same person as">
      {(control) => (
        <select {...control} value="" onChange={({ target }) => target.value !== '' && onCopy(target.value)}>
          <option value="">Choose a person</option>
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
