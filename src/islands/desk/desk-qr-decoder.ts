import decodeQR from 'qr/decode.js';

/** Milliseconds that a frame may take: several are read a second. */
const TIME_LIMIT_MS = 80;

/** The text of the QR code in a picture; null where there is none that can be read. */
export function decodePicture({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): string | null {
  try {
    return decodeQR({ width, height, data }, { timeLimit: TIME_LIMIT_MS });
  } catch {
    return null;
  }
}
