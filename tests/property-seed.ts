/**
 * Makes property tests draw the same values on every run, so that a failure can be repeated. `SEED=7 npm test` draws
 * others. Try that by hand after a change of the tested code.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(globalThis.process?.env['SEED'] ?? 20_261_121) });
