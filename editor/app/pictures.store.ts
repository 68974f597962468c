import { atom } from 'nanostores';
import { callDesk } from '../../src/islands/desk/call-desk.ts';
import { type Picture, picturesContract } from '../lib/pictures.contract.ts';

/** All pictures; null until they are loaded. */
export const $pictures = atom<readonly Picture[] | null>(null);

/** Reads the pictures again. A failure leaves those that are known. */
export async function loadPictures(): Promise<void> {
  const outcome = await callDesk(picturesContract, { path: picturesContract.path });
  if (outcome.kind === 'ok') $pictures.set(outcome.data.pictures);
}
