/** What a redirect may lead to: a page of this site, or another site over https. Apart, for code that does without a schema library. */
export const REDIRECT_TARGET_SHAPE = /^(?:\/(?!\/)|https:\/\/)/;
