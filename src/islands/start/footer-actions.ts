import { openPrivacyChoices } from '../analytics/privacy-choices.ts';
import { followLanguageLink } from '../languages/language-links.ts';

/** Follows a link to another language, or opens the privacy choices. */
export function handleClick(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement) followLanguageLink(element);
  else openPrivacyChoices();
}
