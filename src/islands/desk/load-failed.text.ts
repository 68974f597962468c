/** Said of code that did not load, where nobody can have entered anything. */
export const LOAD_FAILED = 'This did not load. Check your connection.';
