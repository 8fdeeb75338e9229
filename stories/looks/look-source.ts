import { sourceOfPhotograph, type LookSource } from '../../src/looks/look-source.ts';
import type { Photograph } from '../../src/photos/photograph.ts';

/** Returns a decoded photograph, for a story's loader. */
export async function sourceFrom(photo: Photograph): Promise<LookSource> {
  const source = await sourceOfPhotograph(photo);
  if (!source) throw new Error('The photograph did not load');
  return source;
}
