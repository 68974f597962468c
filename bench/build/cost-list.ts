import type { CommandCost } from '../measure/command-cost.ts';
import { type Spread, spreadOf } from '../measure/spread.ts';

/** What was built: nothing was there before, or one price had changed since. */
export type BuildState = 'cold' | 'one price changed';

/** All measurements of one builder in one state. */
export interface CostSummary {
  readonly builder: string;
  readonly state: BuildState;
  readonly wall: Spread;
  readonly cpu: Spread;
  readonly peak: Spread | null;
}

/** Collects measurements by builder and state. */
export class CostList {
  readonly #costs = new Map<string, { builder: string; state: BuildState; costs: CommandCost[] }>();

  add(builder: string, state: BuildState, cost: CommandCost): void {
    const key = `${state} ${builder}`;
    const entry = this.#costs.get(key) ?? { builder, state, costs: [] };
    entry.costs.push(cost);
    this.#costs.set(key, entry);
    console.log(`    ${builder}, ${state}: ${cost.wallSeconds.toFixed(1)} s, CPU ${cost.cpuSeconds.toFixed(1)} s`);
  }

  summaries(): readonly CostSummary[] {
    return [...this.#costs.values()].map(({ builder, state, costs }) => {
      const peaks = costs.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
      return {
        builder,
        state,
        wall: spreadOf(costs.map(({ wallSeconds }) => wallSeconds)),
        cpu: spreadOf(costs.map(({ cpuSeconds }) => cpuSeconds)),
        peak: peaks.length > 0 ? spreadOf(peaks) : null,
      };
    });
  }
}
