/** Messages of the page of saved trips, in English. */
export const en = {
  title: 'Saved trips',
  description: 'The trips you saved and the ones you viewed last, stored in your browser.',
  storedHere: 'Stored in this browser only. We do not see your list, and clearing your browser data deletes it.',
  noScript:
    "Saving trips needs JavaScript, which is switched off in your browser. You can bookmark a trip's page instead. Our most booked trips:",
  mostBooked: 'Most booked',
};

export type SavedPageMessages = typeof en;
