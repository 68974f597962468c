import { useEffect, useId, useState } from 'react';
import { filtersMessages } from '../../lib/messages/filters.ts';
import { MAX_PEOPLE } from '../../lib/money/group-size.ts';
import { peopleText } from '../../lib/money/people.ts';
import type { FacetOptions } from '../../lib/search/facet-options.ts';
import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import { manilaDate } from '../../lib/time/manila.ts';
import { useLanguage } from '../kit/use-language.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import type { Changes } from './changes.ts';

const GROUP_SIZES = Array.from({ length: MAX_PEOPLE }, (_, index) => index + 1);

interface Props {
  readonly criteria: SearchCriteria;
  readonly choices: FacetOptions;
  readonly places: Readonly<Record<string, string>>;
  /** The locale of the numbers. */
  readonly locale: string;
  /** The searched day, `2027-02-14`, or empty. */
  readonly day: string;
  readonly people: number;
  /** Called with changes; the same function at each render, for memoized fields. */
  readonly onChoose: (changes: Changes) => void;
  readonly onChooseDay: (day: string) => void;
  readonly onClearDay: () => void;
  readonly onChoosePeople: (people: number) => void;
}

/** From, to, day and people: the same four questions as in the form of other pages. */
export function SearchFields({ criteria, choices, places, locale, onChoose, ...others }: Props) {
  const language = useLanguage();
  const t = filtersMessages(language);
  const { day, people, onChooseDay, onClearDay, onChoosePeople } = others;
  return (
    <>
      <ChoiceSelect
        label={t.origin}
        name="origin"
        any={t.anywhere}
        counts={choices.origin}
        names={places}
        locale={locale}
        chosen={criteria.origin}
        onChoose={onChoose}
      />
      <ChoiceSelect
        label={t.destination}
        name="destination"
        any={t.anywhere}
        counts={choices.destination}
        names={places}
        locale={locale}
        chosen={criteria.destination}
        onChoose={onChoose}
      />
      <DayField day={day} onChoose={onChooseDay} onClear={onClearDay} />
      <label className="filter-field">
        <span>{t.people}</span>
        <select
          name="people"
          data-people-field=""
          value={people}
          onChange={({ target }) => onChoosePeople(Number(target.value))}
        >
          {GROUP_SIZES.map((size) => (
            <option key={size} value={size}>
              {peopleText(size, language)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

interface DayProps {
  readonly day: string;
  readonly onChoose: (day: string) => void;
  readonly onClear: () => void;
}

/** The day of a search. A past day is refused, and the former one remains. */
function DayField({ day, onChoose, onClear }: DayProps) {
  const t = filtersMessages(useLanguage());
  const problemId = useId();
  const [text, setText] = useState(day);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    setText(day);
    setRefused(false);
  }, [day]);
  const isPast = (value: string) => value < manilaDate(Date.now());
  const change = (value: string) => {
    setText(value);
    setRefused(false);
    if (value === '') onClear();
    else if (!isPast(value)) onChoose(value);
  };
  return (
    <div className="search-day">
      <label className="filter-field">
        <span>{t.day}</span>
        <input
          type="date"
          name="date"
          value={text}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? problemId : undefined}
          onChange={({ target }) => change(target.value)}
          // A year that is being typed is in the past for three keys.
          onBlur={() => setRefused(text !== '' && isPast(text))}
        />
      </label>
      {isRefused && (
        <strong id={problemId} role="alert">
          {t.dayIsOver}
        </strong>
      )}
    </div>
  );
}
