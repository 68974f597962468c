/** Where the browser keeps what was looked for last; known to the code that only asks whether there is anything. */
export const SEARCH_DATA_KEY = 'search-data.1';
