import { join } from 'node:path';
import { inWork } from '../folders.ts';
import { costOf } from '../measure/command-cost.ts';
import type { CostList } from './cost-list.ts';
import { countPages, type PageCensus } from './page-census.ts';
import { fillerFor, type Rival, type RivalTask } from './rival.ts';

const CLOSE_ENOUGH = 0.05;

/** A rival's copy of the site. */
export class RivalSite {
  readonly #rival: Rival;
  readonly #folder: string;
  readonly #task: RivalTask;
  readonly census: PageCensus;

  private constructor(rival: Rival, folder: string, task: RivalTask, census: PageCensus) {
    this.#rival = rival;
    this.#folder = folder;
    this.#task = task;
    this.census = census;
  }

  /**
   * Writes the rival's project and builds it twice: bare, then with the filler. The first shows
   * what its pages lack to ours.
   *
   * @throws Error when the pages then are not as many and as large as ours, within 5%
   */
  static async create(rival: Rival, bare: RivalTask, ours: PageCensus, label: string): Promise<RivalSite> {
    const folder = inWork(`${rival.name.toLowerCase()}-${label}`);
    const trial = async (task: RivalTask) => {
      rival.write(task, folder);
      await costOf(rival.build(folder));
      return countPages(join(folder, rival.output));
    };
    const task = { ...bare, filler: fillerFor(ours, await trial(bare)) };
    const census = await trial(task);
    assertAlike(rival.name, census, ours);
    return new RivalSite(rival, folder, task, census);
  }

  get name(): string {
    return this.#rival.name;
  }

  async buildCold(costs: CostList): Promise<void> {
    this.#rival.clear(this.#folder);
    costs.add(this.name, 'cold', await costOf(this.#rival.build(this.#folder)));
  }

  /** Neither rival has an incremental build, so it builds everything over the earlier output. */
  async buildChanged(costs: CostList): Promise<void> {
    this.#rival.changePrice(this.#task, this.#folder, Math.floor(this.#task.data.listings.length / 2));
    costs.add(this.name, 'one price changed', await costOf(this.#rival.build(this.#folder)));
  }
}

function assertAlike(name: string, theirs: PageCensus, ours: PageCensus): void {
  for (const kind of ['listing', 'browse'] as const) {
    const sizes = theirs[kind].meanBytes / ours[kind].meanBytes;
    if (theirs[kind].pages !== ours[kind].pages || Math.abs(sizes - 1) > CLOSE_ENOUGH) {
      throw new Error(`${name}'s ${kind} pages are not like ours: ${JSON.stringify({ theirs, ours })}`);
    }
  }
}
