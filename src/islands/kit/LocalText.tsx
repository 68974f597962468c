import { numberLanguage } from '../../lib/money/number.text.ts';

interface Props {
  readonly locale: string;
  /** Written as the locale has it. */
  readonly children: string;
}

/** A number or an amount among English words, marked with its language for voices. */
export function LocalText({ locale, children }: Props) {
  return <span lang={numberLanguage(locale)}>{children}</span>;
}
