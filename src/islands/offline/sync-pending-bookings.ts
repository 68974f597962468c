import { languageOfPath, localizedPath } from '../../lib/languages/localized-path.ts';
import { pendingResultMessages } from '../../lib/messages/pending-result.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { parseWorkerEvent } from '../../lib/offline/worker-messages.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { lazyBookingService } from '../booking-service/lazy-booking-service.ts';
import { $pendingBookings, clearSendResult, type SendResult } from '../booking-service/pending-bookings.store.ts';
import { pendingRequests } from '../checkout/pending-booking-requests.ts';
import { sendPending } from '../checkout/send-pending-booking.ts';
import { showToast } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { whenVisible } from '../page/when-visible.ts';
import { sendDrafts } from '../participants/send-drafts.ts';
import { createBackoff, type Wait } from './backoff.ts';
import { postToWorker } from './worker-request.ts';

/** The tag of the Background Sync registration. */
const SYNC_TAG = 'outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Registers a Background Sync where possible, for when no page is open. */
async function handToWorker(): Promise<void> {
  const requests = pendingRequests();
  await postToWorker({ type: 'send-later', requests });
  if (requests.length === 0) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}

/** The checkout shows a refusal itself. */
function isShownByPage(news: SendResult): boolean {
  return news.kind === 'refused' && languageOfPath(location.pathname).path.startsWith(PATHS.payment);
}

function announce(news: SendResult): void {
  const language = pageLanguage();
  const t = pendingResultMessages(language);
  if (news.kind === 'booked') {
    const link = { label: t.view, href: `${localizedPath(PATHS.confirmation, language)}#ref=${news.ref}` };
    showToast(t.sent(news.ref), { link });
  } else {
    const link = { label: t.check, href: localizedPath(PATHS.payment, language) };
    showToast(t.refused(news.detail), { link });
  }
}

function announceResult(): void {
  const { news } = $pendingBookings.get();
  if (!news || isShownByPage(news)) return;
  announce(news);
  clearSendResult();
}

let isSyncing = false;

/** Sends pending bookings: on each page, on reconnecting, on return to it, and at intervals. */
export function syncPendingBookings(service: BookingService = lazyBookingService(), wait?: Wait): void {
  if (isSyncing) return;
  isSyncing = true;
  const send = async () => {
    await sendPending(service);
    await sendDrafts(service);
  };
  const backoff = createBackoff(() => sendInBackground(), wait);
  const scheduleRetry = () => {
    if ($pendingBookings.get().waiting) backoff.retryLater();
    else backoff.reset();
  };
  const sendInBackground = () =>
    void send()
      .catch(() => undefined)
      .then(scheduleRetry);
  const sendNow = () => {
    backoff.reset();
    sendInBackground();
  };
  const handOver = () => void handToWorker().catch(() => undefined);
  addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendNow();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (parseWorkerEvent(data)?.type === 'sent') sendNow();
  });
  let handedKey = $pendingBookings.get().waiting?.key;
  $pendingBookings.subscribe(({ waiting, news }) => {
    if (waiting?.key !== handedKey) {
      handOver();
      scheduleRetry();
    }
    handedKey = waiting?.key;
    if (news) whenVisible(announceResult);
  });
  sendInBackground();
}
