import { useState } from 'react';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { groupSizeIn, peopleText } from '../../lib/money/people.ts';
import { FieldGroup } from '../kit/FieldGroup.tsx';
import { Stepper } from '../kit/Stepper.tsx';
import css from '../kit/stepper.css?inline';
import { useLanguage } from '../kit/use-language.ts';
import { useStyles } from '../kit/use-stylesheet.ts';

interface Props {
  readonly people: number;
  readonly most: number;
  /** A larger group size than one booking takes; null for none. */
  readonly group: number | null;
  readonly problem: string | null;
  readonly onChange: (people: number) => void;
}

/** The group size of a trip: a stepper with a number to type in. */
export function PeopleField({ people, most, group, problem, onChange }: Props) {
  useStyles(css);
  // What is typed, while it is no group size; null while the field has the group's.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOut, setOut] = useState(false);
  const language = useLanguage();
  const t = bookingMessages(language).people;
  const range = t.range(most);
  const set = (size: number) => {
    setTyped(null);
    setOut(false);
    if (size >= 1 && size <= Math.max(most, people)) onChange(size);
  };
  const type = (text: string) => {
    const size = groupSizeIn(text, most);
    if (size !== null) return set(size);
    setTyped(text);
    setOut(text !== '');
  };
  const leave = () => {
    // The nearest size that can be booked; its range remains in sight.
    if (typed && /^\d+$/.test(typed)) onChange(Math.min(Math.max(Number(typed), 1), most));
    setTyped(null);
  };
  return (
    <FieldGroup name="people" legend={t.label} problem={problem}>
      <div className="booking-people">
        <Stepper
          fewer={{ 'aria-disabled': people <= 1, onClick: () => set(people - 1) }}
          more={{ 'aria-disabled': people >= most, onClick: () => set(people + 1) }}
        >
          <input
            type="number"
            inputMode="numeric"
            aria-label={t.howMany}
            aria-describedby="people-range"
            aria-invalid={isOut || problem !== null}
            min={1}
            max={most}
            step={1}
            value={typed ?? people}
            onChange={({ target }) => type(target.value)}
            onFocus={({ target }) => target.select()}
            onBlur={leave}
          />
        </Stepper>
        <span id="people-range" className={`people-range ${isOut ? 'field-problem' : 'soft'}`}>
          {range}
        </span>
        <output className="hidden-visually">{isOut ? range : peopleText(people, language)}</output>
      </div>
      {group !== null && <p className="field-hint">{t.largerGroup(group)}</p>}
    </FieldGroup>
  );
}
