import { LOCALES, type LocaleChoice, ownLocales } from '../../lib/money/locales.ts';

interface Props {
  readonly chosen: string;
  /** The languages of the browser, preferred one first. */
  readonly languages: readonly string[];
  readonly choose: (tag: string) => void;
}

/** The choice of the locale for numbers and dates. */
export function LocaleSelect({ chosen, languages, choose }: Props) {
  const own = ownLocales(languages, chosen);
  const others = LOCALES.filter(({ tag }) => !own.some((locale) => locale.tag === tag));
  return (
    <label className="currency-locale">
      Numbers and dates
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        <optgroup label="Your browser">{own.map(option)}</optgroup>
        <optgroup label="More">{others.map(option)}</optgroup>
      </select>
    </label>
  );
}

function option({ tag, name }: LocaleChoice) {
  return (
    <option key={tag} value={tag} lang={tag}>
      {name}
    </option>
  );
}
