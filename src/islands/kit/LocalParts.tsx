import type { LocalizedParts } from '../../lib/text/localized-parts.ts';
import { LocalText } from './LocalText.tsx';

interface Props {
  readonly parts: LocalizedParts;
  readonly locale: string;
}

/** An English text with what the traveller's locale writes in it. */
export function LocalParts({ parts, locale }: Props) {
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
