import type { LocalizedParts } from '../../lib/text/localized-parts.ts';
import { LocalText } from './LocalText.tsx';

interface Props {
  readonly pieces: LocalizedParts;
  readonly locale: string;
}

/** An English text with what the traveller's locale writes in it. */
export function LocalPieces({ pieces, locale }: Props) {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have their places
      <LocalText key={index} locale={locale}>
        {piece.written}
      </LocalText>
    ),
  );
}
