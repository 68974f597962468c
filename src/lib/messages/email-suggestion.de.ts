import type { EmailSuggestionMessages } from './email-suggestion.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that suggest the correction of an address, in German. */
export const de: EmailSuggestionMessages = {
  didYouMean: <Part>(email: Part): MessageParts<Part> => ['Meinst du ', email, '?'],
  useAddress: 'Diese Adresse nehmen',
};
