import { useEffect, useState } from 'react';

/** The rules of each country's telephone numbers: 47 KB, loaded for the field only. */
export type PhoneBook = typeof import('../../lib/booking/phone-numbers.ts');

/** Loads the rules of telephone numbers after the screen; null until then, or on failure. */
export function usePhoneBook(): PhoneBook | null {
  const [book, setBook] = useState<PhoneBook | null>(null);
  useEffect(() => {
    import('../../lib/booking/phone-numbers.ts').then(setBook, () => undefined);
  }, []);
  return book;
}
