import { onDemand } from '../kit/on-demand.ts';
import { loadCodeReader } from './code-reader.ts';

/** The dialog that scans vouchers, with its own code: nobody needs it in an office. */
export const voucherScan = onDemand(() => import('./DeskScanDialog.tsx').then(({ DeskScanDialog }) => DeskScanDialog));

/** Loads all that scans vouchers here, so that it is there without a network. */
export async function loadVoucherScan(): Promise<void> {
  await Promise.all([voucherScan.load(), loadCodeReader()]);
}
