import type { EmailSuggestionMessages } from './email-suggestion.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that suggest the correction of an address, in Spanish. */
export const es: EmailSuggestionMessages = {
  didYouMean: <Part>(email: Part): MessageParts<Part> => ['¿Querías decir ', email, '?'],
  useAddress: 'Usar esta dirección',
};
