import { useEffect, useState } from 'react';
import { analyzePhotos, type PhotoAnalysis } from '../preflight/analyze-photos.ts';
import { preflightQueue } from '../preflight/preflight-queue.ts';

/** Returns the analysis of these photos so far. A worker reads them; the result updates a few times a second. */
export function usePhotoAnalysis(photos: readonly File[]): PhotoAnalysis {
  const [analysis, setAnalysis] = useState(() => analyzePhotos(photos, preflightQueue.getEntry));
  useEffect(() => {
    const update = () => {
      const next = analyzePhotos(photos, preflightQueue.getEntry);
      for (const file of next.withoutFingerprint) preflightQueue.requestFingerprint(file);
      setAnalysis(next);
    };
    for (const file of photos) preflightQueue.requestReport(file);
    update();
    return preflightQueue.watchAll(update);
  }, [photos]);
  return analysis;
}
