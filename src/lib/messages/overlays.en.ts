/** Messages of the help sheet, banners and the error page in English. */
export const en = {
  failed: 'Something went wrong in the help sheet. The rest of the page works.',
  help: 'Need help?',
  close: 'Close',
  closeMessage: 'Close this message',
  error: {
    status: 'Error 500',
    title: 'Internal Server Error',
    text: 'Something went wrong on our side. Nothing you booked or typed is lost.',
    reload: 'Reload the page',
    showPage: 'Show the page as it was',
    contact: 'Write to us',
  },
};

export type OverlaysMessages = typeof en;
