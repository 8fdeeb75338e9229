import { measure } from './measure.ts';
import { startServiceWorker } from '../worker/start-service-worker.ts';

/** Runs in every visit as soon as the page has loaded (see after-load.ts), so that short visits count too. */
export function whenLoaded(): void {
  startServiceWorker();
  void measure();
}
