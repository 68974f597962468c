import {
  addNoteContract,
  changeStatusContract,
  deskCancellationContract,
  deskCancellationQuoteContract,
  deskDropTripContract,
  deskHotelContract,
  deskTripContract,
  deskTripQuoteContract,
  recordPaymentContract,
  refundContract,
  resendMailContract,
} from '../../lib/desk/booking-commands.contract.ts';
import { bookingFileContract, passportsContract } from '../../lib/desk/booking-file.contract.ts';
import { bookingListContract } from '../../lib/desk/booking-list.contract.ts';
import {
  calendarContract,
  callOffContract,
  callOffPreviewContract,
  changeDeparturesContract,
  seaContract,
  setSeaContract,
} from '../../lib/desk/calendar.contract.ts';
import { saveCheckInContract } from '../../lib/desk/check-in.contract.ts';
import { counterBookingContract } from '../../lib/desk/counter-booking.contract.ts';
import { departuresContract } from '../../lib/desk/departures.contract.ts';
import { manifestContract } from '../../lib/desk/manifest.contract.ts';
import { moneyContract } from '../../lib/desk/money.contract.ts';
import {
  erasureContract,
  erasurePlanContract,
  travellerExportContract,
} from '../../lib/desk/traveller-data.contract.ts';
import { voucherKeysContract } from '../../lib/desk/voucher-keys.contract.ts';
import type { Endpoint, Route } from '../http/endpoint.ts';
import {
  addNoteEndpoint,
  cancellationEndpoint,
  cancellationQuoteEndpoint,
  changeStatusEndpoint,
  hotelEndpoint,
  resendMailEndpoint,
} from './desk-booking-commands.ts';
import { recordPaymentEndpoint, refundEndpoint } from './desk-booking-money.ts';
import { bookingFileEndpoint, bookingListEndpoint, passportsEndpoint } from './desk-bookings.ts';
import {
  calendarEndpoint,
  callOffEndpoint,
  callOffPreviewEndpoint,
  changeDeparturesEndpoint,
  seaEndpoint,
  setSeaEndpoint,
} from './desk-calendar.ts';
import { counterBookingEndpoint } from './desk-counter.ts';
import { departuresEndpoint, manifestEndpoint, saveCheckInEndpoint, voucherKeysEndpoint } from './desk-departures.ts';
import { deskDropTripEndpoint } from './desk-dropped-trips.ts';
import { moneyEndpoint } from './desk-money.ts';
import { erasureEndpoint, erasurePlanEndpoint, travellerExportEndpoint } from './desk-travellers.ts';
import { deskTripEndpoint, deskTripQuoteEndpoint } from './desk-trips.ts';

const BOOKING = `${bookingFileContract.path}:ref`;

/** A route of one booking, whose contract has the end of its address. */
function ofBooking({ method, path }: { readonly method: Route[0]; readonly path: string }, endpoint: Endpoint): Route {
  return [method, `${BOOKING}${path}`, endpoint];
}

/** What the desk reads and changes of departures and bookings. */
export const BOOKING_ROUTES: readonly Route[] = [
  ['GET', departuresContract.path, departuresEndpoint],
  ['GET', manifestContract.path, manifestEndpoint],
  ['GET', voucherKeysContract.path, voucherKeysEndpoint],
  ['GET', bookingListContract.path, bookingListEndpoint],
  ['POST', counterBookingContract.path, counterBookingEndpoint],
  ['GET', BOOKING, bookingFileEndpoint],
  ['POST', changeDeparturesContract.path, changeDeparturesEndpoint],
  ['POST', callOffContract.path, callOffEndpoint],
  ['GET', callOffPreviewContract.path, callOffPreviewEndpoint],
  ['GET', calendarContract.path, calendarEndpoint],
  ['GET', seaContract.path, seaEndpoint],
  ['PUT', setSeaContract.path, setSeaEndpoint],
  ['GET', moneyContract.path, moneyEndpoint],
  ofBooking(passportsContract, passportsEndpoint),
  ofBooking(saveCheckInContract, saveCheckInEndpoint),
  ofBooking(addNoteContract, addNoteEndpoint),
  ofBooking(changeStatusContract, changeStatusEndpoint),
  ofBooking(deskCancellationQuoteContract, cancellationQuoteEndpoint),
  ofBooking(deskCancellationContract, cancellationEndpoint),
  ofBooking(deskHotelContract, hotelEndpoint),
  ofBooking(deskTripQuoteContract, deskTripQuoteEndpoint),
  ofBooking(deskTripContract, deskTripEndpoint),
  ofBooking(deskDropTripContract, deskDropTripEndpoint),
  ofBooking(resendMailContract, resendMailEndpoint),
  ofBooking(recordPaymentContract, recordPaymentEndpoint),
  ofBooking(refundContract, refundEndpoint),
  ['POST', travellerExportContract.path, travellerExportEndpoint],
  ['POST', erasurePlanContract.path, erasurePlanEndpoint],
  ['POST', erasureContract.path, erasureEndpoint],
];
