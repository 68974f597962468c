import { callDesk } from '../../src/islands/desk/call-desk.ts';
import { loadContentList } from './content-list.store.ts';

/** Sends a request as `callDesk` does. Who is not signed in any more reads how to in the list. */
export const callEditor: typeof callDesk = async (contract, request) => {
  const outcome = await callDesk(contract, request);
  if (outcome.kind === 'signed-out') void loadContentList();
  return outcome;
};
