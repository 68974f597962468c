import type { EmailSuggestionMessages } from './email-suggestion.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that suggest the correction of an address, in Italian. */
export const it: EmailSuggestionMessages = {
  didYouMean: <Part>(email: Part): MessageParts<Part> => ['Intendevi ', email, '?'],
  useAddress: 'Usa questo indirizzo',
};
