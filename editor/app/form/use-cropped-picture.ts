import { useCallback, useEffect, useRef, useState } from 'react';
import { type Crop, cropShape, largestCrop } from '../../lib/crop.ts';
import { MAX_PICTURE_BYTES } from '../../lib/pictures.contract.ts';

const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** A picture of this device, and the part of it that is taken. */
export interface CroppedPicture {
  readonly file: File | null;
  /** The address at which this page sees it; null before one is chosen. */
  readonly source: string | null;
  readonly problem: string | undefined;
  readonly crop: Crop;
  /** Width by height of the part, in hundredths: see crop.ts. */
  readonly shape: number;
  readonly open: (file: File | null) => void;
  readonly setCrop: (crop: Crop) => void;
  /** Says how large the picture is, once it is seen. */
  readonly setSize: (width: number, height: number) => void;
}

/** Opens a picture of this device to choose the part that is uploaded. */
export function useCroppedPicture(): CroppedPicture {
  const [file, setFile] = useState<File | null>(null);
  const [source, setSource] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [crop, setCrop] = useState(WHOLE);
  const [shape, setShape] = useState(1);
  const opened = useRef<string | null>(null);
  const release = useCallback(() => {
    if (opened.current) URL.revokeObjectURL(opened.current);
    opened.current = null;
  }, []);
  useEffect(() => release, [release]);
  const open = (next: File | null) => {
    release();
    const isTooLarge = next !== null && next.size > MAX_PICTURE_BYTES;
    setProblem(isTooLarge ? 'At most 20 MB: save it smaller' : undefined);
    setFile(isTooLarge ? null : next);
    opened.current = next && !isTooLarge ? URL.createObjectURL(next) : null;
    setSource(opened.current);
    setCrop(WHOLE);
  };
  const setSize = (width: number, height: number) => {
    if (width === 0 || height === 0) return;
    setShape(cropShape(width, height));
    setCrop(largestCrop(width, height));
  };
  return { file, source, problem, crop, shape, open, setCrop, setSize };
}
