import type { EmailSuggestionMessages } from './email-suggestion.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that suggest the correction of an address, in Korean. */
export const ko: EmailSuggestionMessages = {
  didYouMean: <Part>(email: Part): MessageParts<Part> => ['혹시 이 주소인가요? ', email],
  useAddress: '이 주소 쓰기',
};
