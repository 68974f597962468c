import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Runs work in the context of the start, where no request is handled. */
const outsideOfRequests = AsyncLocalStorage.snapshot();

/**
 * Counts in memory. A key has a timer for as long as it counts, up to an hour; begun within a
 * request, a timer would hold that request and its body for as long.
 */
export class MemoryLimiter extends RateLimiterMemory {
  override consume(...args: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    return outsideOfRequests(() => super.consume(...args));
  }

  override reward(...args: Parameters<RateLimiterMemory['reward']>): Promise<RateLimiterRes> {
    return outsideOfRequests(() => super.reward(...args));
  }

  override block(...args: Parameters<RateLimiterMemory['block']>): Promise<RateLimiterRes> {
    return outsideOfRequests(() => super.block(...args));
  }
}
