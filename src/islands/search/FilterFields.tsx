import { useCallback } from 'react';
import { DAY_PARTS } from '../../lib/catalogue/day-part.ts';
import { LISTING_TYPE_NAMES, listingTypeLabel } from '../../lib/catalogue/listing-type.ts';
import { filtersMessages } from '../../lib/messages/filters.ts';
import type { FacetOptions } from '../../lib/search/facet-options.ts';
import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import { useLanguage } from '../kit/use-language.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import type { Changes } from './changes.ts';
import { PriceRange } from './PriceRange.tsx';

interface Props {
  readonly criteria: SearchCriteria;
  readonly choices: FacetOptions;
  readonly people: number;
  readonly price: (usd: number) => string;
  /** The locale of the numbers. */
  readonly locale: string;
  /** Called with changes; the same function at each render, for memoized fields. */
  readonly onChoose: (changes: Changes) => void;
  /** Called while a thumb moves. */
  readonly onChoosePassing: (changes: Changes) => void;
  readonly onSettle: () => void;
}

/** The values with one added or removed, in the order of `all`; undefined without any. */
function toggled<Value extends string>(
  all: readonly Value[],
  values: readonly Value[] = [],
  value: string,
): readonly Value[] | undefined {
  const next = all.filter((one) => (one === value) !== values.includes(one));
  return next.length > 0 ? next : undefined;
}

const NO_NAMES = {};

/** Every filter but the words and the route (specification.md#filters). */
export function FilterFields({ criteria, choices, people, price, locale, onChoose, onChoosePassing, onSettle }: Props) {
  const language = useLanguage();
  const t = filtersMessages(language);
  const { types, dayParts, length, minPrice, maxPrice, provider, hasHighlights, freeCancellation } = criteria;
  const shownTypes = LISTING_TYPE_NAMES.filter((type) => type in choices.types || types?.includes(type));
  const toggleType = useCallback(
    (type: string) => onChoose({ types: toggled(LISTING_TYPE_NAMES, types, type) }),
    [types, onChoose],
  );
  const toggleDayPart = useCallback(
    (part: string) => onChoose({ dayParts: toggled(DAY_PARTS, dayParts, part) }),
    [dayParts, onChoose],
  );
  const toggleFree = useCallback(
    () => onChoose({ freeCancellation: freeCancellation ? undefined : true }),
    [freeCancellation, onChoose],
  );
  const toggleHighlights = useCallback(
    () => onChoose({ hasHighlights: hasHighlights ? undefined : true }),
    [hasHighlights, onChoose],
  );
  return (
    <>
      <fieldset className="filter-kinds needs-script">
        <legend>{t.kind}</legend>
        {shownTypes.map((type) => (
          <ChoiceBox
            key={type}
            label={listingTypeLabel(type, language)}
            name="types"
            value={type}
            count={choices.types[type] ?? 0}
            locale={locale}
            checked={types?.includes(type) ?? false}
            onToggle={toggleType}
          />
        ))}
      </fieldset>
      <div className="needs-script">
        <PriceRange
          people={people}
          minPrice={minPrice}
          maxPrice={maxPrice}
          price={price}
          locale={locale}
          onMove={onChoosePassing}
          onSettle={onSettle}
        />
      </div>
      <fieldset className="filter-kinds needs-script">
        <legend>{t.departs}</legend>
        {DAY_PARTS.filter((part) => part in choices.dayParts || dayParts?.includes(part)).map((part) => (
          <ChoiceBox
            key={part}
            label={t.dayParts[part]}
            name="departs"
            value={part}
            count={choices.dayParts[part] ?? 0}
            locale={locale}
            checked={dayParts?.includes(part) ?? false}
            onToggle={toggleDayPart}
          />
        ))}
      </fieldset>
      <div className="needs-script">
        <ChoiceSelect
          label={t.duration}
          name="length"
          any={t.anyLength}
          counts={choices.length}
          names={t.lengths}
          locale={locale}
          chosen={length}
          onChoose={onChoose}
        />
      </div>
      <div className="needs-script">
        <ChoiceSelect
          label={t.provider}
          name="provider"
          any={t.anyone}
          counts={choices.provider}
          names={NO_NAMES}
          locale={locale}
          chosen={provider}
          onChoose={onChoose}
        />
      </div>
      <fieldset className="filter-kinds needs-script">
        <legend>{t.only}</legend>
        <ChoiceBox
          label={t.freeCancellation}
          name="free"
          value="1"
          count={choices.flags.freeCancellation}
          locale={locale}
          checked={freeCancellation === true}
          onToggle={toggleFree}
        />
        <ChoiceBox
          label={t.hasHighlights}
          name="highlights"
          value="1"
          count={choices.flags.hasHighlights}
          locale={locale}
          checked={hasHighlights === true}
          onToggle={toggleHighlights}
        />
      </fieldset>
    </>
  );
}
