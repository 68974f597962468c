import { FieldGroup } from '../kit/FieldGroup.tsx';
import { Stepper } from '../kit/Stepper.tsx';
import css from '../kit/stepper.css?inline';
import { useStyles } from '../kit/use-stylesheet.ts';

interface Props {
  readonly people: number;
  readonly most: number;
  /** A larger group size than one booking takes; null for none. */
  readonly group: number | null;
  readonly problem: string | null;
  readonly onChange: (people: number) => void;
}

/** The group size of a trip. */
export function PeopleField({ people, most, group, problem, onChange }: Props) {
  useStyles(css);
  const step = (to: number) => () => {
    if (to >= 1 && to <= Math.max(most, people)) onChange(to);
  };
  return (
    <FieldGroup name="people" legend="People" problem={problem}>
      <div className="booking-people">
        <Stepper
          fewer={{ 'aria-disabled': people <= 1, onClick: step(people - 1) }}
          more={{ 'aria-disabled': people >= most, onClick: step(people + 1) }}
        >
          <output>{people}</output>
        </Stepper>
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
