import { useRef, useState } from 'react';
import { type KnownDeparture, type VoucherVerdict, verifyVoucher } from '../../lib/desk/verify-voucher.ts';
import { voucherWords } from '../../lib/desk/voucher.text.ts';
import type { VoucherKeys } from '../../lib/desk/voucher-keys.contract.ts';

/** Milliseconds out of sight after which the same voucher is a new one. */
const OUT_OF_SIGHT_MS = 2000;

/** A code that was read or typed, and what it is worth. */
export interface ScannedVoucher {
  readonly code: string;
  readonly verdict: VoucherVerdict;
}

interface VoucherScan {
  /** Null while the next one is waited for. */
  readonly scanned: ScannedVoucher | null;
  /** For a code that the camera sees: one that stays in sight is told once. */
  readonly see: (code: string) => void;
  /** For a code that somebody has typed. */
  readonly check: (code: string) => void;
  readonly next: () => void;
}

/** One voucher after the other at a departure, each with what it is worth. */
export function useVoucherScan(known: KnownDeparture, keys: VoucherKeys['keys']): VoucherScan {
  const [scanned, setScanned] = useState<ScannedVoucher | null>(null);
  const seen = useRef({ code: '', at: 0 });
  const check = async (code: string) => {
    const verdict = await verifyVoucher(code, keys, known, Date.now());
    // Felt without a look at the screen; iPhones have none.
    navigator.vibrate?.(voucherWords(verdict, 'en').colour === 'green' ? 80 : [200, 100, 200]);
    setScanned({ code, verdict });
  };
  return {
    scanned,
    check,
    see: (code) => {
      const isSame = seen.current.code === code && Date.now() - seen.current.at < OUT_OF_SIGHT_MS;
      seen.current = { code, at: Date.now() };
      if (!isSame) check(code);
    },
    next: () => {
      seen.current = { ...seen.current, at: Date.now() };
      setScanned(null);
    },
  };
}
