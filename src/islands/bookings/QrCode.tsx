import { useEffect, useState } from 'react';
import type { QrDrawing } from '../../lib/bookings/qr-code.ts';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** A text as a code to be read by a camera. Its code comes late: the voucher can be read without. */
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
