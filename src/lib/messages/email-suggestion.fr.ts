import type { EmailSuggestionMessages } from './email-suggestion.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that suggest the correction of an address, in French. */
export const fr: EmailSuggestionMessages = {
  didYouMean: <Part>(email: Part): MessageParts<Part> => ['Vouliez-vous dire ', email, '\u202f?'],
  useAddress: 'Prendre cette adresse',
};
