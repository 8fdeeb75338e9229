import { measure } from './measure.ts';
import { startServiceWorker } from '../worker/start-service-worker.ts';

/** Done in every visit as soon as the page has loaded (see after-load.ts): who leaves at once is served, too. */
export function whenLoaded(): void {
  startServiceWorker();
  void measure();
}
