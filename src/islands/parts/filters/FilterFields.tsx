import type { ListingType } from '../../../lib/catalogue/listing-type.schema.ts';
import { LISTING_TYPE_NAMES, listingTypeLabel } from '../../../lib/catalogue/listing-type.ts';
import type { Choices } from '../../../lib/search/choices.ts';
import type { SearchCriteria } from '../../../lib/search/search-criteria.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { PriceRange } from './PriceRange.tsx';

/** Changes of criteria; undefined takes one away. */
export type Changes = { readonly [Field in keyof SearchCriteria]?: SearchCriteria[Field] | undefined };

interface Props {
  readonly criteria: SearchCriteria;
  readonly choices: Choices;
  readonly places: Readonly<Record<string, string>>;
  readonly price: (usd: number) => string;
  readonly onChoose: (changes: Changes) => void;
  /** While a thumb moves. */
  readonly onPass: (changes: Changes) => void;
  readonly onRest: () => void;
}

/** The same types with one more or one less; none is undefined. */
export function toggledTypes(
  types: readonly ListingType[] = [],
  type: ListingType,
): readonly ListingType[] | undefined {
  const next = LISTING_TYPE_NAMES.filter((one) => (one === type ? !types.includes(type) : types.includes(one)));
  return next.length > 0 ? next : undefined;
}

/** Every filter but the words (specification, section 9, Filters). */
export function FilterFields({ criteria, choices, places, price, onChoose, onPass, onRest }: Props) {
  const { origin, destination, types = [], minPrice, maxPrice, provider, hasHighlights } = criteria;
  const placesOf = (facet: 'origin' | 'destination') =>
    Object.entries(choices[facet]).map(([code, count]) => [code, places[code] ?? code, count] as const);
  const shownTypes = LISTING_TYPE_NAMES.filter((type) => type in choices.types || types.includes(type));
  return (
    <>
      <ChoiceSelect
        label="From"
        name="origin"
        any="Anywhere"
        choices={placesOf('origin')}
        chosen={origin}
        onChoose={(value) => onChoose({ origin: value })}
      />
      <ChoiceSelect
        label="To"
        name="destination"
        any="Anywhere"
        choices={placesOf('destination')}
        chosen={destination}
        onChoose={(value) => onChoose({ destination: value })}
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
            checked={types.includes(type)}
            onToggle={() => onChoose({ types: toggledTypes(types, type) })}
          />
        ))}
      </fieldset>
      <div className="needs-script">
        <PriceRange minPrice={minPrice} maxPrice={maxPrice} price={price} onMove={onPass} onRest={onRest} />
      </div>
      <div className="needs-script">
        <ChoiceSelect
          label="Run by"
          name="provider"
          any="Anyone"
          choices={Object.entries(choices.provider).map(([name, count]) => [name, name, count] as const)}
          chosen={provider}
          onChoose={(value) => onChoose({ provider: value })}
        />
        <ChoiceBox
          label="With highlights"
          name="highlights"
          value="1"
          count={choices.withHighlights}
          checked={hasHighlights === true}
          onToggle={() => onChoose({ hasHighlights: hasHighlights ? undefined : true })}
        />
      </div>
    </>
  );
}
