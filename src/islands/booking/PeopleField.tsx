import { FieldGroup } from '../kit/FieldGroup.tsx';

interface Props {
  readonly people: number;
  readonly most: number;
  /** A larger group size than one booking takes; null for none. */
  readonly group: number | null;
  readonly problem: string | null;
  readonly onChange: (people: number) => void;
}

/**
 * The group size as a stepper. A button at its limit is aria-disabled, so that it can be focused.
 */
export function PeopleField({ people, most, group, problem, onChange }: Props) {
  const step = (to: number) => () => {
    if (to >= 1 && to <= Math.max(most, people)) onChange(to);
  };
  return (
    <FieldGroup name="people" legend="People" problem={problem}>
      <div className="stepper">
        <button
          type="button"
          className="button button-quiet"
          aria-label="Fewer people"
          aria-disabled={people <= 1}
          onClick={step(people - 1)}
        >
          −
        </button>
        <output>{people}</output>
        <button
          type="button"
          className="button button-quiet"
          aria-label="More people"
          aria-disabled={people >= most}
          onClick={step(people + 1)}
        >
          +
        </button>
        <span className="soft small">At most {most} in one booking.</span>
      </div>
      {group !== null && (
        <p className="field-hint">
          Your group of {group} needs more than one booking. Put this one in the cart, then add another for the others.
        </p>
      )}
    </FieldGroup>
  );
}
