import { join } from 'node:path';
import { RETAINED_ASSETS, retainedPublicFiles } from '../../build/incremental/retained-assets.ts';
import { inProject, inWork } from '../folders.ts';
import { costOf } from '../measure/command-cost.ts';
import type { CostList } from './cost-list.ts';
import { compareFolders, digestFolder, type FolderDifference, type FolderDigest } from './folder-digest.ts';
import { generateCatalogue } from './generated-catalogue.ts';
import { countPages, type PageCensus } from './page-census.ts';
import { raisePrice } from './price-change.ts';
import { finishStep, pagesStep } from './site-build.ts';
import { clearBuild, copySite, type SiteCopy, shareImages } from './site-copy.ts';

/** How our builder's steps are called in the results. */
export const OURS = 'this site';
export const OUR_FINISH = 'this site, finish step';

/** Our site with a catalogue of some size, in a folder of its own. */
export class OurSite {
  readonly copy: SiteCopy;

  private constructor(copy: SiteCopy) {
    this.copy = copy;
  }

  /** @param listings the size of the catalogue; null for the real one */
  static create(listings: number | null, images: OurSite | null): OurSite {
    const copy = copySite(inWork(`site-${listings ?? 'real'}`));
    if (listings !== null) generateCatalogue(inProject('src/content'), copy.content, listings);
    if (images) shareImages(images.copy, copy);
    return new OurSite(copy);
  }

  /** Builds with nothing left of earlier builds, except made pictures where they are wanted. */
  async buildCold(costs: CostList, images: 'made' | 'kept' = 'kept'): Promise<void> {
    clearBuild(this.copy, { images: images === 'made' });
    const suffix = images === 'made' ? ', pictures too' : '';
    costs.add(OURS + suffix, 'cold', await costOf(pagesStep(this.copy)));
    costs.add(OUR_FINISH, 'cold', await costOf(finishStep(this.copy)));
  }

  /** Raises one price and builds over the earlier output. */
  async buildChanged(costs: CostList): Promise<void> {
    raisePrice(this.copy.content);
    costs.add(OURS, 'one price changed', await costOf(pagesStep(this.copy)));
    costs.add(OUR_FINISH, 'one price changed', await costOf(finishStep(this.copy)));
  }

  /** The public files of the last build, without those for pages of earlier builds only. */
  digest(): FolderDigest {
    const old = retainedPublicFiles(join(this.copy.folder, 'dist', RETAINED_ASSETS));
    const isOurs = (path: string) => !old.has(path.replace(/\.(?:br|gz)$/, ''));
    return new Map([...digestFolder(this.publicFolder)].filter(([path]) => isOurs(path)));
  }

  /** How the last build differs from an earlier one. */
  differenceTo(earlier: FolderDigest): FolderDifference {
    return compareFolders(earlier, this.digest());
  }

  census(): PageCensus {
    return countPages(this.publicFolder);
  }

  get publicFolder(): string {
    return join(this.copy.folder, 'dist/client');
  }
}
