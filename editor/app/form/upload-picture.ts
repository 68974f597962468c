import { callApi } from '../../../src/islands/booking-service/call-api.ts';
import { deskProblemText } from '../../../src/islands/desk/call-desk.ts';
import type { Fetch } from '../../../src/lib/site/http-client.ts';
import { type Crop, cropText } from '../../lib/crop.ts';
import { uploadPictureContract } from '../../lib/pictures.contract.ts';

interface Upload {
  readonly key: string;
  readonly alt: string;
  readonly isPhotograph: boolean;
  readonly crop: Crop;
}

/** Sends a picture. Returns null where it is there, else what was wrong in a sentence. */
export async function uploadPicture({ key, alt, isPhotograph, crop }: Upload, file: File): Promise<string | null> {
  const query = new URLSearchParams({ key, alt, isPhotograph: isPhotograph ? 'yes' : 'no', crop: cropText(crop) });
  const { method, path } = uploadPictureContract;
  const send: Fetch = (address, options) => fetch(address, { ...options, body: file });
  const headers = { 'Content-Type': file.type || 'application/octet-stream' };
  const reply = await callApi({ method, path: `${path}?${query}`, headers }, send);
  if (reply.kind === 'data') return null;
  if (reply.kind !== 'problem') return deskProblemText(reply, false);
  if (reply.status === 401) return deskProblemText({ kind: 'signed-out' });
  const errors = reply.problem?.errors?.map(({ detail }) => detail).join(' ');
  return errors || reply.problem?.detail || 'The picture was refused. Try another file.';
}
