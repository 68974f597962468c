import { useEffect, useState } from 'react';

/** The rules of each country's telephone numbers: 47 KB that nobody needs before they come to the field. */
export type PhoneBook = typeof import('../../lib/booking/phone-numbers.ts');

/** Loads the rules of telephone numbers once the screen is there; null until then, and where they do not come. */
export function usePhoneBook(): PhoneBook | null {
  const [book, setBook] = useState<PhoneBook | null>(null);
  useEffect(() => {
    import('../../lib/booking/phone-numbers.ts').then(setBook, () => undefined);
  }, []);
  return book;
}
