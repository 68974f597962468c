import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCodeReader, loadCodeReader } from '../../../src/islands/desk/code-reader.ts';
import { aCamera } from '../../fixtures/fakes/a-camera.ts';

const decodePicture = vi.hoisted(() => vi.fn(() => 'by the library'));
vi.mock('../../../src/islands/desk/desk-qr-decoder.ts', () => ({ decodePicture }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  decodePicture.mockClear();
});

/** A video of that size, and a canvas that its frames can be drawn on. */
function aVideo(videoWidth = 1920, videoHeight = 1080) {
  const getImageData = (_x: number, _y: number, width: number, height: number) => ({ width, height, data: [] });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {}, getImageData } as never);
  return { videoWidth, videoHeight } as HTMLVideoElement;
}

describe('codes in a video are read (specification.md#at-the-pier)', () => {
  test('by the browser, where it can', async () => {
    const camera = aCamera();
    const read = await createCodeReader();
    expect(await read(aVideo())).toBeNull();
    camera.hold('7K2M0QXA');
    expect(await read(aVideo())).toBe('7K2M0QXA');
    await loadCodeReader();
    expect(decodePicture).not.toHaveBeenCalled();
  });

  test('else by a library, from a smaller picture', async () => {
    const [video, empty] = [aVideo(), aVideo(0, 0)];
    const read = await createCodeReader();
    expect(await read(video)).toBe('by the library');
    expect(decodePicture).toHaveBeenCalledWith({ width: 960, height: 540, data: [] });
    expect(await read(empty)).toBeNull();
  });

  test('by the library too where the detector reads other codes alone', async () => {
    vi.stubGlobal('BarcodeDetector', { getSupportedFormats: async () => ['ean_13'] });
    const video = aVideo();
    const read = await createCodeReader();
    expect(await read(video)).toBe('by the library');
  });

  test('by the library once the detector has failed', async () => {
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = async () => ['qr_code'];
        detect = () => Promise.reject(new DOMException('Service unavailable', 'NotSupportedError'));
      },
    );
    const video = aVideo();
    const read = await createCodeReader();
    expect(await read(video)).toBeNull();
    expect(await read(video)).toBe('by the library');
  });
});
