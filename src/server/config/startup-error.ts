/**
 * A mistake that the person who starts the server can correct, such as a wrong setting. The message
 * says what is wrong and what to do, and is shown without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
