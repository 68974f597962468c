import { DESK_BOOKINGS_PATH, saveCheckInContract } from '../../lib/desk/check-in.contract.ts';
import { callDesk, deskProblemText } from './call-desk.ts';
import { endDeskSession } from './desk-session.store.ts';
import { $answeredCheckIns, $pendingCheckIns, removePendingCheckIn } from './pending-check-ins.store.ts';

let running: Promise<string | null> | null = null;

/**
 * Sends what waits, oldest first, and removes each once it is answered. Two calls at once are one.
 *
 * @returns why the rest waits, or what was refused; null where all is well
 */
export function sendCheckIns(): Promise<string | null> {
  running ??= sendAll().finally(() => {
    running = null;
  });
  return running;
}

async function sendAll(): Promise<string | null> {
  let refusal: string | null = null;
  for (let next = $pendingCheckIns.get()[0]; next; next = $pendingCheckIns.get()[0]) {
    const { bookingRef, request } = next;
    const path = `${DESK_BOOKINGS_PATH}${bookingRef}${saveCheckInContract.path}`;
    const outcome = await callDesk(saveCheckInContract, { path, body: request });
    if (outcome.kind === 'signed-out') endDeskSession(true);
    // It stays, and is sent again by whoever signs in here next.
    if (['signed-out', 'offline', 'unavailable', 'no-api'].includes(outcome.kind)) {
      return outcome.kind === 'offline' ? null : deskProblemText(outcome as never);
    }
    if (outcome.kind !== 'ok') refusal = `A check-in of booking ${bookingRef} was refused: ${deskProblemText(outcome)}`;
    else $answeredCheckIns.set([...$answeredCheckIns.get(), outcome.data]);
    removePendingCheckIn(request.id);
  }
  return refusal;
}
