import { useCallback } from 'react';
import type { ListingType } from '../../lib/catalogue/listing-type.schema.ts';
import { LISTING_TYPE_NAMES, listingTypeLabel } from '../../lib/catalogue/listing-type.ts';
import type { FacetOptions } from '../../lib/search/facet-options.ts';
import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import type { Changes } from './changes.ts';
import { PriceRange } from './PriceRange.tsx';

interface Props {
  readonly criteria: SearchCriteria;
  readonly choices: FacetOptions;
  readonly places: Readonly<Record<string, string>>;
  readonly price: (usd: number) => string;
  /** The locale of the numbers. */
  readonly locale: string;
  /** Called with changes; the same function at each render, for memoized fields. */
  readonly onChoose: (changes: Changes) => void;
  /** Called while a thumb moves. */
  readonly onChoosePassing: (changes: Changes) => void;
  readonly onSettle: () => void;
}

/** The types with one added or removed; undefined without any. */
function toggledTypes(types: readonly ListingType[] = [], type: string): readonly ListingType[] | undefined {
  const next = LISTING_TYPE_NAMES.filter((one) => (one === type) !== types.includes(one));
  return next.length > 0 ? next : undefined;
}

const NO_NAMES = {};

/** Every filter but the words (specification.md#filters). */
export function FilterFields({ criteria, choices, places, price, locale, onChoose, onChoosePassing, onSettle }: Props) {
  const { origin, destination, types, minPrice, maxPrice, provider, hasHighlights } = criteria;
  const shownTypes = LISTING_TYPE_NAMES.filter((type) => type in choices.types || types?.includes(type));
  const toggleType = useCallback((type: string) => onChoose({ types: toggledTypes(types, type) }), [types, onChoose]);
  const toggleHighlights = useCallback(
    () => onChoose({ hasHighlights: hasHighlights ? undefined : true }),
    [hasHighlights, onChoose],
  );
  return (
    <>
      <ChoiceSelect
        label="From"
        name="origin"
        any="Anywhere"
        counts={choices.origin}
        names={places}
        locale={locale}
        chosen={origin}
        onChoose={onChoose}
      />
      <ChoiceSelect
        label="To"
        name="destination"
        any="Anywhere"
        counts={choices.destination}
        names={places}
        locale={locale}
        chosen={destination}
        onChoose={onChoose}
      />
      <fieldset className="filter-kinds needs-script">
        <legend>Kind of trip</legend>
        {shownTypes.map((type) => (
          <ChoiceBox
            key={type}
            label={listingTypeLabel(type)}
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
          minPrice={minPrice}
          maxPrice={maxPrice}
          price={price}
          locale={locale}
          onMove={onChoosePassing}
          onSettle={onSettle}
        />
      </div>
      <div className="needs-script">
        <ChoiceSelect
          label="Run by"
          name="provider"
          any="Anyone"
          counts={choices.provider}
          names={NO_NAMES}
          locale={locale}
          chosen={provider}
          onChoose={onChoose}
        />
        <ChoiceBox
          label="With highlights"
          name="highlights"
          value="1"
          count={choices.withHighlights}
          locale={locale}
          checked={hasHighlights === true}
          onToggle={toggleHighlights}
        />
      </div>
    </>
  );
}
