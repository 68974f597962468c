import { formatWhole } from '../../lib/money/format-whole-units.ts';
import { LocalText } from './LocalText.tsx';

interface Props {
  /** Whole pesos. */
  readonly php: number;
  readonly locale: string;
}

/** An amount in pesos, whatever currency prices are shown in. */
export function Pesos({ php, locale }: Props) {
  return <LocalText locale={locale}>{formatWhole(php, 'PHP', locale)}</LocalText>;
}
