/** Under this key the browser keeps how many travel together; the start of a page looks here before it loads the code of group prices. */
export const GROUP_SIZE_KEY = 'people.1';
