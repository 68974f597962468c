import type { EmailSuggestionMessages } from './email-suggestion.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that suggest the correction of an address, in Chinese. */
export const zh: EmailSuggestionMessages = {
  didYouMean: <Part>(email: Part): MessageParts<Part> => ['你要填的是 ', email, ' 吗？'],
  useAddress: '用这个邮箱',
};
