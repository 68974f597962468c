import { currencyPickerMessages } from '../../lib/messages/currency-picker.ts';
import { LOCALES, type LocaleChoice, ownLocales } from '../../lib/money/locales.ts';
import { useLanguage } from '../kit/use-language.ts';

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
  const t = currencyPickerMessages(useLanguage());
  return (
    <label className="currency-locale">
      {t.locale}
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        <optgroup label={t.ownLocales}>{own.map(option)}</optgroup>
        <optgroup label={t.otherLocales}>{others.map(option)}</optgroup>
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
