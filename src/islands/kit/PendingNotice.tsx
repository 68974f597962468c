import { pendingNoticeMessages } from '../../lib/messages/pending-notice.ts';
import { Notice } from './Notice.tsx';
import { useLanguage } from './use-language.ts';

interface Props {
  /** The page of the pending booking. */
  readonly checkoutPath: string;
  /** Whether the trips can be changed on this page. */
  readonly canChange: boolean;
}

/** The notice that a booking waits for a connection. */
export function PendingNotice({ checkoutPath, canChange }: Props) {
  const t = pendingNoticeMessages(useLanguage());
  return (
    <Notice tone="waiting" title={t.title}>
      <p>
        {t.text}
        {canChange && ` ${t.ifChanged}`}
      </p>
      <p>
        <a href={checkoutPath}>{t.link}</a>
      </p>
    </Notice>
  );
}
