import sharp, { type Sharp } from 'sharp';
import { ApiProblem } from '../../src/server/http/api-problem.ts';

/** The size of every picture in src/assets/images. */
export const MASTER_SIZE = { width: 1600, height: 1067 } as const;

/** As the pictures that came with the site. */
const QUALITY = 92;

/** A large camera makes 60 megapixels. */
const MAX_PIXELS = 100_000_000;
const CONVERSION_TIMEOUT_SECONDS = 30;

/** Beginnings of files by their format, the only ones that are handed to a decoder. */
const FORMATS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  heif: (bytes) => /^ftyp(?:avif|avis|heic|heix|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12)),
};

/** A part of a picture in hundredths of it. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture as the site has them: upright, cropped, 1600 × 1067 pixels, WebP. What its camera wrote
 * into it is left out.
 *
 * @param crop `x,y,width,height` in hundredths; all of it where undefined
 * @throws ApiProblem 422 for what is no picture, or too small a one
 */
export async function convertPicture(bytes: Uint8Array, crop: string | undefined): Promise<Buffer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!Object.values(FORMATS).some((isFormat) => isFormat(file))) {
    throw unusable('no JPEG, PNG, WebP, AVIF or HEIC picture: save it as JPEG and choose it again');
  }
  const open = () => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 });
  const { width, height } = await sizeOf(open());
  const part = partOf(crop, width, height);
  if (part.width < MASTER_SIZE.width || part.height < MASTER_SIZE.height - 1) {
    const needed = `${MASTER_SIZE.width} × ${MASTER_SIZE.height}`;
    throw unusable(`too small: the chosen part has ${part.width} × ${part.height} pixels, and ${needed} are needed`);
  }
  return open()
    .autoOrient()
    .extract({ left: part.x, top: part.y, width: part.width, height: part.height })
    .resize({ ...MASTER_SIZE, fit: 'cover' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: CONVERSION_TIMEOUT_SECONDS })
    .toBuffer()
    .catch((error: Error) => {
      throw unusable(reasonOf(error));
    });
}

/** Width and height as the picture is looked at. */
async function sizeOf(image: Sharp): Promise<{ readonly width: number; readonly height: number }> {
  const { autoOrient } = await image.metadata().catch((error: Error) => {
    throw unusable(reasonOf(error));
  });
  return autoOrient;
}

/** The part in pixels, never outside of the picture. */
function partOf(crop: string | undefined, width: number, height: number): Part {
  const [x = 0, y = 0, wide = 100, high = 100] = crop?.split(',').map(Number) ?? [];
  const left = Math.min(Math.round((x * width) / 100), width - 1);
  const top = Math.min(Math.round((y * height) / 100), height - 1);
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(Math.round((wide * width) / 100), width - left)),
    height: Math.max(1, Math.min(Math.round((high * height) / 100), height - top)),
  };
}

/** What a decoder says in words for whoever chose the file. */
function reasonOf({ message }: Error): string {
  if (/pixel limit/i.test(message)) return `too large: at most ${MAX_PIXELS / 1e6} megapixels are taken`;
  if (/heif|compression|bitstream not supported/i.test(message)) {
    return 'of a kind that this computer cannot read: save it as JPEG and choose it again';
  }
  return 'damaged: save it again as JPEG and choose it again';
}

function unusable(reason: string): ApiProblem {
  const detail = `The picture is ${reason}.`;
  return new ApiProblem(422, { detail, errors: [{ field: 'picture', detail }] });
}
