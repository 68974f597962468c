import { useState } from 'react';
import { resendMailContract } from '../../lib/desk/booking-commands.contract.ts';
import type { BookingFileView } from '../../lib/desk/booking-file.contract.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { FilePart } from './BookingActions.tsx';
import { mailStateText, occasionText } from './booking-file.text.ts';
import { momentText } from './desk-format.ts';
import { useDeskCommand } from './use-desk-command.ts';

type Mail = BookingFileView['mails'][number];

const RECIPIENTS: Readonly<Record<string, string>> = { traveller: 'the traveller', operator: 'us' };

const recipientText = (recipient: string) => RECIPIENTS[recipient] ?? recipient;

/** The mails of a booking with what became of them; each can be sent again. */
export function BookingMails({ file, path, replace }: FilePart) {
  const { send, isBusy, problem } = useDeskCommand(resendMailContract);
  const [chosen, setChosen] = useState<Mail | 'link' | null>(null);
  const run = async () => {
    const id = chosen === null || chosen === 'link' ? null : chosen.id;
    const changed = await send(`${path}${resendMailContract.path}`, { id });
    if (!changed) return;
    replace(changed);
    setChosen(null);
  };
  const to = chosen === 'link' || !chosen ? (file.reseller ?? 'the traveller') : recipientText(chosen.recipient);
  return (
    <section className="desk-section" aria-labelledby="file-mails">
      <h2 id="file-mails">Mails</h2>
      <p className="no-print">
        <button type="button" className="button button-quiet" onClick={() => setChosen('link')}>
          Send the link of the booking
        </button>
      </p>
      <ul className="desk-lines">
        {file.mails.map((mail) => (
          <li key={mail.id} className="desk-mail">
            <span>
              <strong>{occasionText(mail.occasion)}</strong> to {recipientText(mail.recipient)}
              <span className={mail.state === 'failed' ? 'desk-open' : 'soft'}>
                {momentText(mail.finishedAt ?? mail.createdAt)}, {mailStateText(mail.state)}
                {mail.lastError && `: ${mail.lastError}`}
              </span>
            </span>
            {mail.state !== 'waiting' && (
              <button
                type="button"
                className="button button-quiet no-print"
                aria-label={`Send again: ${occasionText(mail.occasion)} to ${recipientText(mail.recipient)}`}
                onClick={() => setChosen(mail)}
              >
                Send again
              </button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <ActionDialog
          title={chosen === 'link' ? 'Send the link?' : 'Send this mail again?'}
          action="Send the mail"
          isBusy={isBusy}
          problem={problem}
          onSend={run}
          close={() => setChosen(null)}
        >
          <p>
            {chosen === 'link' ? 'A mail with the link of the booking' : `“${occasionText(chosen.occasion)}”`} goes to{' '}
            {to}
            {to === 'the traveller' && `, ${file.booking.booker.email}`}.
          </p>
        </ActionDialog>
      )}
    </section>
  );
}
