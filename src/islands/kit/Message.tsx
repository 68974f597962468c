import { createElement, Fragment, type ReactNode } from 'react';
import type { MessageParts } from '../../lib/messages/message-parts.ts';

interface Props {
  readonly parts: MessageParts<ReactNode>;
}

/** A sentence with elements in it, each where the language has it. */
export function Message({ parts }: Props) {
  return createElement(Fragment, null, ...parts);
}
