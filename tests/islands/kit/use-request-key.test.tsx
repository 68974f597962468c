import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useRequestKey } from '../../../src/islands/kit/use-request-key.ts';

function keys() {
  const { result } = renderHook(() => useRequestKey());
  return result.current;
}

describe('the key of a request', () => {
  test('is the same for the same request without an answer', () => {
    const { keyFor, settle } = keys();
    const first = keyFor({ refund: 100 });
    settle(true);
    expect(keyFor({ refund: 100 })).toBe(first);
  });

  test('is a new one once the request had an answer', () => {
    const { keyFor, settle } = keys();
    const first = keyFor({ refund: 100 });
    settle(false);
    expect(keyFor({ refund: 100 })).not.toBe(first);
  });

  test('is a new one for another request, also where the first had no answer', () => {
    const { keyFor, settle } = keys();
    const first = keyFor({ refund: 100 });
    settle(true);
    expect(keyFor({ refund: 200 })).not.toBe(first);
  });
});
