/** A part of a picture, in hundredths of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width by height of every picture of the site. */
const PICTURE_RATIO = 3 / 2;

/** A smaller part would be blurred. */
const MIN_SIZE = 5;

const between = (min: number, value: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));
const rounded = (value: number) => Math.round(value * 100) / 100;

/** The largest part of a picture that has the site's shape, from its middle. */
export function largestCrop(imageWidth: number, imageHeight: number): Crop {
  const shape = cropShape(imageWidth, imageHeight);
  const width = rounded(Math.min(100, 100 * shape));
  const height = rounded(Math.min(100, 100 / shape));
  return { x: rounded((100 - width) / 2), y: rounded((100 - height) / 2), width, height };
}

/** Width by height of a part in hundredths, where the part itself has the site's shape. */
export function cropShape(imageWidth: number, imageHeight: number): number {
  return (PICTURE_RATIO * imageHeight) / imageWidth;
}

/** The part moved, and still inside of the picture. */
export function movedCrop(crop: Crop, x: number, y: number): Crop {
  return { ...crop, x: rounded(between(0, x, 100 - crop.width)), y: rounded(between(0, y, 100 - crop.height)) };
}

/** The part with another width; its shape stays, and it stays inside of the picture. */
export function resizedCrop(crop: Crop, width: number, shape: number): Crop {
  const widest = Math.min(100, 100 * shape);
  const next = between(Math.min(MIN_SIZE, widest), width, widest);
  return movedCrop({ ...crop, width: rounded(next), height: rounded(Math.min(100, next / shape)) }, crop.x, crop.y);
}

/** The part as the address of an upload has it: `x,y,width,height`. */
export function cropText({ x, y, width, height }: Crop): string {
  return [x, y, width, height].join(',');
}
