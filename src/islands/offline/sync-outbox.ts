import { PATHS } from '../../lib/navigation/paths.ts';
import { parseNews } from '../../lib/offline/worker-messages.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { lateBookingService } from '../booking-service/lazy-booking-service.ts';
import { waitingRequests } from '../checkout/pending-booking-requests.ts';
import { $outbox, noteNewsSeen, type OutboxNews, sendWaiting } from '../checkout/pending-bookings.store.ts';
import { element } from '../kit/element.ts';
import { toast } from '../kit/toast.ts';
import { whenSeen } from '../page/when-visible.ts';
import { sendDrafts } from '../participants/send-drafts.ts';
import { retries, type Wait } from './backoff.ts';
import { tellWorker } from './worker-request.ts';

/** The name under which the browser is asked to wake the worker. */
const SYNC_TAG = 'outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Where there is Background Sync, the browser sends what waits also when no page is open. */
async function leaveToWorker(): Promise<void> {
  const requests = waitingRequests();
  await tellWorker({ type: 'send-later', requests });
  if (requests.length === 0) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}

/** The checkout says itself what it was refused. */
function isSaidByPage(news: OutboxNews): boolean {
  return news.kind === 'refused' && location.pathname.startsWith(PATHS.payment);
}

function say(news: OutboxNews): void {
  if (news.kind === 'booked') {
    const voucher = element('a', { href: `${PATHS.confirmation}#ref=${news.ref}` }, 'See it and pay');
    toast(`Your booking was sent: ${news.ref}. `, voucher);
  } else {
    toast(`Your booking was not made. ${news.detail} `, element('a', { href: PATHS.payment }, 'Look at it'));
  }
}

function tellNews(): void {
  const { news } = $outbox.get();
  if (!news || isSaidByPage(news)) return;
  say(news);
  noteNewsSeen();
}

let following = false;

/**
 * Sends what was written without a connection: with each page, when the connection is back, when the traveller comes back to the page, and now and then while
 * they look at it.
 */
export function followOutbox(service: BookingService = lateBookingService(), wait?: Wait): void {
  if (following) return;
  following = true;
  const send = async () => {
    await sendWaiting(service);
    await sendDrafts(service);
  };
  const retrying = retries(() => sendQuietly(), wait);
  const retryWhatWaits = () => {
    if ($outbox.get().waiting) retrying.later();
    else retrying.reset();
  };
  const sendQuietly = () =>
    void send()
      .catch(() => undefined)
      .then(retryWhatWaits);
  const sendAtOnce = () => {
    retrying.reset();
    sendQuietly();
  };
  const leaveQuietly = () => void leaveToWorker().catch(() => undefined);
  addEventListener('online', sendAtOnce);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAtOnce();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (parseNews(data)?.type === 'sent') sendAtOnce();
  });
  let left = $outbox.get().waiting?.key;
  $outbox.subscribe(({ waiting, news }) => {
    if (waiting?.key !== left) {
      leaveQuietly();
      retryWhatWaits();
    }
    left = waiting?.key;
    if (news) whenSeen(tellNews);
  });
  sendQuietly();
}
