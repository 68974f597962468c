import { onDemand } from '../kit/on-demand.ts';

/** Reads the code that a video shows now; null where it shows none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own detector, which only some have. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const QR = 'qr_code';
/** Pixels of a frame's longer side: more take longer, and show no more of a code. */
const MAX_SIDE = 960;

const decoder = onDemand(() => import('./desk-qr-decoder.ts'));

/** A reader of QR codes: the browser's own, else a library. @throws Error when it does not load */
export async function createCodeReader(): Promise<CodeReader> {
  const native = await nativeReader();
  let read = native ?? (await libraryReader());
  return async (video) => {
    try {
      return await read(video);
    } catch {
      // Some phones have a detector that always fails.
      read = await libraryReader();
      return null;
    }
  };
}

/** Loads what reads codes here, so that it is there without a network. */
export async function loadCodeReader(): Promise<void> {
  if (!(await nativeReader())) await decoder.load();
}

async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes(QR)) return null;
  const detector = new BarcodeDetector({ formats: [QR] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function libraryReader(): Promise<CodeReader> {
  const { decodePicture } = await decoder.load();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (!context || width === 0 || height === 0) return null;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    return decodePicture(context.getImageData(0, 0, width, height));
  };
}
