import { saveCheckInContract } from '../../lib/desk/check-in.contract.ts';
import { departuresContract } from '../../lib/desk/departures.contract.ts';
import { manifestContract } from '../../lib/desk/manifest.contract.ts';
import { voucherKeysContract } from '../../lib/desk/voucher-keys.contract.ts';
import { manilaDate, manilaIso } from '../../lib/time/manila.ts';
import { cancelledRefsOn } from '../backoffice/cancelled-refs.ts';
import { departureCsv } from '../backoffice/departure-csv.ts';
import { deskDepartures } from '../backoffice/desk-departures.ts';
import { saveCheckIn } from '../backoffice/save-check-in.ts';
import type { StaffMember } from '../desk/sessions.ts';
import { answerDownload, answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { deskCommandEndpoint, deskQueryEndpoint } from '../http/desk-endpoint.ts';
import { publicKeysOf } from '../secrets/voucher-signature.ts';

export const departuresEndpoint = deskQueryEndpoint(
  'read-departures',
  departuresContract.query,
  async ({ services, staff }, { day, empty }) => {
    const now = services.clock();
    const driverOf = companyOf(staff);
    const query = { day: day ?? manilaDate(now), driverOf, hasEmpty: empty === '1' && driverOf === null };
    const catalogue = await services.catalogue();
    const departures = await services.unitOfWork.read((repositories) =>
      deskDepartures(repositories, catalogue, query, now),
    );
    return answerJson(departures);
  },
);

export const manifestEndpoint = deskQueryEndpoint(
  'read-departures',
  manifestContract.query,
  async ({ services, staff }, { day, listing, time }) => {
    const catalogue = await services.catalogue();
    const query = { day, listing, time, driverOf: companyOf(staff) };
    const csv = await services.unitOfWork.read((repositories) =>
      departureCsv(repositories, catalogue, query, services.clock()),
    );
    if (csv === null) throw new ApiProblem(404);
    return answerDownload(csv, 'text/csv; charset=utf-8', `manifest-${day}-${time.replace(':', '')}-${listing}.csv`);
  },
);

export const voucherKeysEndpoint = deskQueryEndpoint(
  'read-departures',
  voucherKeysContract.query,
  async ({ services, staff }, { day = manilaDate(services.clock()) }) => {
    const { providers } = await services.catalogue();
    const cancelled = await services.unitOfWork.read((repositories) =>
      cancelledRefsOn(repositories, { day, providers, driverOf: companyOf(staff) }),
    );
    const keys = publicKeysOf(services.voucherKeys);
    return answerJson({ day, asOf: manilaIso(services.clock()), keys, cancelled });
  },
);

export const saveCheckInEndpoint = deskCommandEndpoint(
  'check-in',
  saveCheckInContract.request,
  async ({ services, staff, ref }, request) => {
    const bookingRef = ref();
    const catalogue = await services.catalogue();
    const input = { ...request, bookingRef, by: staff.name, driverOf: companyOf(staff) };
    const outcome = await services.unitOfWork.write(bookingRef, (repositories) =>
      saveCheckIn(repositories, input, catalogue, services.clock()),
    );
    switch (outcome.kind) {
      case 'saved': {
        const { kind: _kind, ...saved } = outcome;
        return answerJson(saved);
      }
      case 'missing':
        throw new ApiProblem(404);
      case 'over':
        throw new ApiProblem(409, { detail: 'This booking is cancelled or was never paid: nobody is checked in.' });
      case 'other-check-in':
        throw new ApiProblem(409, { detail: 'This id belongs to the check-in of somebody else. Nothing was saved.' });
    }
  },
);

/** The company of a driver, who sees nothing of others; null for the office. */
function companyOf({ role, providerId }: StaffMember): string | null {
  return role === 'driver' ? (providerId ?? '') : null;
}
