import type { MessageParts } from './message-parts.ts';

/** Messages that suggest the correction of an address, in English. */
export const en = {
  didYouMean: <Part>(email: Part): MessageParts<Part> => ['Did you mean ', email, '?'],
  useAddress: 'Use this address',
};

export type EmailSuggestionMessages = typeof en;
