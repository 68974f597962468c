import { useEffect, useState } from 'react';
import type { QrDrawing } from '../../lib/bookings/qr-code.ts';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code, whose code loads lazily: the voucher is readable without it. */
export function QrCode({ text, label }: Props) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  useEffect(() => {
    import('../../lib/bookings/qr-code.ts').then(
      ({ qrDrawing }) => setDrawing(qrDrawing(text)),
      () => undefined,
    );
  }, [text]);
  return (
    <div className="qr">
      {drawing && (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={drawing.path} />
        </svg>
      )}
    </div>
  );
}
