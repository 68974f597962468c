/** Where the browser keeps the shortlists. The start of a page looks here before it loads their code. */
export const SAVED_KEY = 'saved.1';
export const COMPARED_KEY = 'compared.1';
