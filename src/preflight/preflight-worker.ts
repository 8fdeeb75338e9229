import { runPreflightWorker } from './tasks.ts';

runPreflightWorker();
