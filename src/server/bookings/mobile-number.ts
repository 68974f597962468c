import { isValidPhoneNumber } from 'libphonenumber-js/max';

/** Whether some network could have given out a number such as `+639175550100`. */
export function isPossibleMobile(mobile: string): boolean {
  return isValidPhoneNumber(mobile);
}
