/**
 * The form of a redirect's target: a path of this site, or an https address. Separate from the
 * schema, for code without a schema library.
 */
export const REDIRECT_TARGET_SHAPE = /^(?:\/(?!\/)|https:\/\/)/;
