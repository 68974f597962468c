import { useEffect, useId, useState } from 'react';
import { manilaDate } from '../../lib/time/manila.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import css from './search-day-field.css?inline';

interface Props {
  /** The searched day, `2027-02-14`, or empty. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
  readonly onClear: () => void;
}

/** The day of a search. A past day is refused, and the former one remains. */
export function SearchDayField({ day, onChoose, onClear }: Props) {
  useStyles(css);
  const [earliest] = useState(() => manilaDate(Date.now()));
  const problemId = useId();
  const [text, setText] = useState(day);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    setText(day);
    setRefused(false);
  }, [day]);
  const change = (value: string) => {
    setText(value);
    setRefused(false);
    if (value === '') onClear();
    else if (value >= earliest) onChoose(value);
  };
  return (
    <div className="search-day">
      <label className="filter-field">
        <span>Day</span>
        <input
          type="date"
          value={text}
          min={earliest}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? problemId : undefined}
          onChange={({ target }) => change(target.value)}
          // A year that is being typed is in the past for three keys.
          onBlur={() => setRefused(text !== '' && text < earliest)}
        />
      </label>
      {isRefused && (
        <strong id={problemId} role="alert">
          This day is over. Choose today or a later day.
        </strong>
      )}
    </div>
  );
}
