/**
 * Something that whoever starts the server can repair: a wrong setting, a missing permission, a missing build.
 * Its message is for them: it says what is wrong and what to do, and is shown without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
