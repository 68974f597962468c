import type { Language } from '../../lib/languages/language.ts';
import { listingCardMessages } from '../../lib/messages/listing-card.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** The title of the listing; without it the button shows its word, beside other buttons. */
  readonly title?: string;
  readonly isSaved?: boolean;
  /** The language of the page, while it is built. */
  readonly language?: Language | undefined;
}

/**
 * Saves or removes the listing around it. Clicks are handled by actions.ts, also before hydration.
 */
export function SaveButton({ title, isSaved = false, language }: Props) {
  const t = listingCardMessages(useLanguage(language));
  return (
    <button
      type="button"
      className={title ? 'icon-button heart' : 'button button-quiet heart'}
      data-do="save"
      aria-pressed={isSaved}
      aria-label={title && t.saveTrip(title)}
    >
      {title ? null : t.save}
    </button>
  );
}

interface CompareProps {
  readonly title: string;
  readonly isCompared: boolean;
  readonly language: Language;
}

/** Adds the card's listing to the comparison, or removes it; handled like {@link SaveButton}. */
export function CompareButton({ title, isCompared, language }: CompareProps) {
  return (
    <button
      type="button"
      className="icon-button scales"
      data-do="compare"
      aria-pressed={isCompared}
      aria-label={listingCardMessages(language).compareTrip(title)}
    />
  );
}
