import type { Command } from './command.ts';
import { availability } from './commands/availability.ts';
import { backup } from './commands/backup.ts';
import { callOff } from './commands/call-off.ts';
import { cancel } from './commands/cancel.ts';
import { change } from './commands/change.ts';
import { companyCalendar } from './commands/company-calendar.ts';
import { confirmPayment } from './commands/confirm-payment.ts';
import { ask, close, open, seats } from './commands/departure-changes.ts';
import { dropTrip } from './commands/drop-trip.ts';
import { erase } from './commands/erase.ts';
import { exportBookings } from './commands/export.ts';
import { exportPersonCommand } from './commands/export-person.ts';
import { hotel } from './commands/hotel.ts';
import { invite } from './commands/invite.ts';
import { list } from './commands/list.ts';
import { manifest } from './commands/manifest.ts';
import { note } from './commands/note.ts';
import { outbox } from './commands/outbox.ts';
import { purge } from './commands/purge.ts';
import { refund, refundAnswer, refundPaid } from './commands/refund.ts';
import { resellerInvoice } from './commands/reseller-invoice.ts';
import { addReseller, listResellers, removeReseller } from './commands/resellers.ts';
import { restore } from './commands/restore.ts';
import { rotatePassports } from './commands/rotate-passports.ts';
import { rotateVouchers } from './commands/rotate-vouchers.ts';
import { sea } from './commands/sea.ts';
import { show } from './commands/show.ts';
import { staff } from './commands/staff.ts';
import { complete, confirm, noShow } from './commands/status-changes.ts';

/** Everything that the operator can do, in the order of a day. */
export const COMMANDS: readonly Command[] = [
  list,
  show,
  confirmPayment,
  confirm,
  manifest,
  companyCalendar,
  availability,
  close,
  ask,
  open,
  seats,
  callOff,
  sea,
  complete,
  noShow,
  cancel,
  dropTrip,
  change,
  refund,
  refundPaid,
  refundAnswer,
  hotel,
  note,
  outbox,
  invite,
  staff,
  addReseller,
  listResellers,
  removeReseller,
  resellerInvoice,
  exportBookings,
  exportPersonCommand,
  erase,
  backup,
  restore,
  purge,
  rotatePassports,
  rotateVouchers,
];
