import { useEffect, useRef } from 'react';
import { shareLinks } from '../../lib/bookings/message-links.ts';
import { MessageLinks } from '../kit/MessageLinks.tsx';
import { Notice } from '../kit/Notice.tsx';
import { momentText } from './desk-format.ts';
import type { Invitation } from './InviteDialog.tsx';

interface Props {
  readonly invitation: Invitation;
  readonly close: () => void;
}

/** The link of an invitation, shown this one time, with ways to send it. */
export function InvitationLink({ invitation: { name, link, expiresAt }, close }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice tone="good" title={`The link for ${name}`} role="status" box={box}>
      <p>
        Send it to {name} alone: who opens it first is in. It works once, until {momentText(expiresAt)}, and is not
        shown again.
      </p>
      <p className="desk-wrap">
        <code>{link}</code>
      </p>
      <MessageLinks links={shareLinks('Your link to the desk', link, 'en')} text={link} />
      <p>
        <button type="button" className="button button-quiet" onClick={close}>
          Done, hide it
        </button>
      </p>
    </Notice>
  );
}
