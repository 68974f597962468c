import { type ReactNode, useRef } from 'react';
import { participantsMessages } from '../../lib/messages/participants.ts';
import { Disclosure } from '../kit/Disclosure.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** Number of the participant, from 1. */
  readonly number: number;
  /** Empty while it is not known. */
  readonly name: string;
  readonly complete: boolean;
  readonly open: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/**
 * One participant, folded or open. Once opened the form stays mounted, so that folding it loses no
 * input.
 */
export function PersonPanel({ number, name, complete, open, onToggle, children }: Props) {
  const t = participantsMessages(useLanguage());
  const wasOpen = useRef(false);
  wasOpen.current ||= open;
  const summary = (
    <span className="person-summary">
      <span className="person-name">{name ? t.travellerNamed(number, name) : t.traveller(number)}</span>
      <span className="person-state" data-complete={complete}>
        {complete ? t.complete : t.toDo}
      </span>
    </span>
  );
  return (
    <Disclosure
      className="person"
      summary={summary}
      isOpen={open}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      {wasOpen.current && children}
    </Disclosure>
  );
}
