/** Under this key the browser keeps how many travel together; the start of a page looks here before it loads the code of group prices. */
export const PEOPLE_KEY = 'people.1';
