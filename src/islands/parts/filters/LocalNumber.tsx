import { numberLanguage, numberText } from '../../../lib/text/number-text.ts';

interface Props {
  readonly value: number;
  readonly locale: string;
}

/** A number among English words, as the traveller's locale writes it. */
export function LocalNumber({ value, locale }: Props) {
  return <span lang={numberLanguage(locale)}>{numberText(value, locale)}</span>;
}
