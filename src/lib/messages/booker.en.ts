/** Messages about details of the booker that are wrong, in English. */
export const en = {
  name: 'Please enter your name as on your passport, 2 to 100 characters.',
  nameLetters: 'Please enter your name as on your passport in plain letters.',
  email: 'Please enter an e-mail address such as maria@example.com.',
  mobile: 'Please enter a number with its country code, such as +63 917 555 0100.',
  unknownMobile: 'Please enter the full number: this one does not exist in its country.',
};

export type BookerMessages = typeof en;
