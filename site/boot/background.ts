import { settleJumps } from '../routing/settle-jumps.ts';
import { startServiceWorker } from '../worker/start-service-worker.ts';
import { measure } from './measure.ts';
import { survivePageTranslation } from './page-translation.ts';
import { keepRendered, renderAhead } from './render-ahead.ts';

/** Starts what runs as long as the document is open. One file, loaded after the page (see after-load.ts). */
export function startBackground(): void {
  survivePageTranslation();
  keepRendered();
  // A phone does it later (once-per-visit.ts): it takes a slow one half a second.
  if (matchMedia('(hover: hover)').matches) renderAhead();
  settleJumps();
  void startServiceWorker();
  void measure();
}
