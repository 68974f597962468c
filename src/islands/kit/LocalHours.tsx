import { clockParts } from '../../lib/time/clocks-in.text.ts';
import { LocalParts } from './LocalText.tsx';

interface Props {
  readonly locale: string;
  /** A text, its hours as pages are built with them or as an editor has written them. */
  readonly children: string;
}

/** A text with its hours in the traveller's form, each marked with its language. */
export function LocalHours({ locale, children }: Props) {
  return <LocalParts parts={clockParts(children, locale)} locale={locale} />;
}
