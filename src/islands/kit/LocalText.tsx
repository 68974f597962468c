import { numberLanguage } from '../../lib/money/number.text.ts';
import type { LocalizedParts } from '../../lib/text/localized-parts.ts';
import { useLanguage } from './use-language.ts';

interface Props {
  readonly locale: string;
  /** Written as the locale has it. */
  readonly children: string;
}

/** A number or an amount among the page's words, marked with its language for voices. */
export function LocalText({ locale, children }: Props) {
  return <span lang={numberLanguage(locale, useLanguage())}>{children}</span>;
}

interface PartsProps {
  readonly parts: LocalizedParts;
  readonly locale: string;
}

/** A text with what the traveller's locale writes in it. */
export function LocalParts({ parts, locale }: PartsProps) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have their places
      <LocalText key={index} locale={locale}>
        {part.written}
      </LocalText>
    ),
  );
}
