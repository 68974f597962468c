import type { EmailSuggestionMessages } from './email-suggestion.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that suggest the correction of an address, in Dutch. */
export const nl: EmailSuggestionMessages = {
  didYouMean: <Part>(email: Part): MessageParts<Part> => ['Bedoelde je ', email, '?'],
  useAddress: 'Dit adres gebruiken',
};
