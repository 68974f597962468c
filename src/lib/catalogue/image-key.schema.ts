import * as z from 'zod/mini';

/** A picture in content files, such as `ELN-A/2`: an image group and a number from 1 to 5. */
export const pictureKeySchema = z
  .string()
  .check(z.regex(/^[A-Z]+(?:-[A-Z])?\/[1-5]$/, { error: 'an image group and a number, as in "ELN-A/2"' }));
