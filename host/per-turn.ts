/**
 * Makes a value once for everybody who asks in one turn of the event loop. Requests that arrive
 * together share one look at the disk.
 */
export function perTurn<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    if (made === null) {
      made = { value: make() };
      setImmediate(() => (made = null));
    }
    return made.value;
  };
}
