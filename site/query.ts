import { createQueryClient } from '../src/api/query-client.ts';

/** The one cache of the visit. Nothing in it belongs to a person, so the prerender step may share it too. */
export const queryClient = createQueryClient();
