import { useId } from 'react';

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
    <div className="field">
      <label htmlFor={id}>Same person as</label>
      <select id={id} value="" onChange={({ target }) => target.value !== '' && onCopy(target.value)}>
        <option value="">Choose a person</option>
        {sources.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
