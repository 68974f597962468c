/** Code or data that is loaded on demand, once. */
export interface OnDemand<Code> {
  /**
   * Loads it. What failed is tried again with the next call. @throws Error when it does not load
   */
  readonly load: () => Promise<Code>;
  /** The loaded code, else null. */
  readonly now: () => Code | null;
}

/** @example const dialog = onDemand(() => import('./BookingDialog.tsx')) */
export function onDemand<Code>(importCode: () => Promise<Code>): OnDemand<Code> {
  let loading: Promise<Code> | undefined;
  let loaded: Code | null = null;
  const store = (code: Code) => {
    loaded = code;
    return code;
  };
  const reset = (error: unknown) => {
    loading = undefined;
    throw error;
  };
  return {
    load: () => {
      loading ??= importCode().then(store, reset);
      return loading;
    },
    now: () => loaded,
  };
}
