import { encode } from 'uqr';

/** A QR code as one path: a square of `size` units with the margin that readers need. */
export interface QrDrawing {
  readonly size: number;
  /** The `d` of an SVG path. */
  readonly path: string;
}

/** Modules that readers need free around the code. */
const QUIET_ZONE = 4;

function runsOf(row: readonly boolean[], y: number): string {
  const text = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}

/**
 * Draws a text as a QR code with error correction level M. It survives a creased print or a
 * scratched screen.
 */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(runsOf).join('') };
}
