/**
 * How long a story's play function looks for something before it calls it missing: five seconds, not the one second
 * that testing-library waits by itself. Nothing waits longer than it has to; what takes a second is a busy machine.
 */
import { configure } from 'storybook/test';

configure({ asyncUtilTimeout: 5000 });
