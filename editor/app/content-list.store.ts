import { atom } from 'nanostores';
import { callDesk, deskProblemText } from '../../src/islands/desk/call-desk.ts';
import { type ContentList, contentListContract } from '../lib/editor.contract.ts';

interface ContentListState {
  /** Null until the first answer. */
  readonly list: ContentList | null;
  readonly problem: string | null;
  /** Whether somebody has to sign in again. */
  readonly isSignedOut: boolean;
}

/** All files of content, as the service had them last. */
export const $contentList = atom<ContentListState>({ list: null, problem: null, isSignedOut: false });

let latest = 0;

/** Reads the files again. After a failure the earlier ones stay, with the reason. */
export async function loadContentList(): Promise<void> {
  latest += 1;
  const request = latest;
  const outcome = await callDesk(contentListContract, { path: contentListContract.path });
  if (request !== latest) return;
  const { list } = $contentList.get();
  $contentList.set(
    outcome.kind === 'ok'
      ? { list: outcome.data, problem: null, isSignedOut: false }
      : { list, problem: deskProblemText(outcome, list !== null), isSignedOut: outcome.kind === 'signed-out' },
  );
}
