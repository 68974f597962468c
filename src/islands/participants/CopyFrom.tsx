import { useId } from 'react';

/** Somebody whose details can be copied. */
export interface CopySource {
  readonly key: string;
  /** "Maria Santos", with what tells them apart. */
  readonly name: string;
}

interface Props {
  readonly sources: readonly CopySource[];
  readonly onCopy: (key: string) => void;
}

/** Fills a form with the details of somebody who was described before. */
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
