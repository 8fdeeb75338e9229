import { useEffect, useState } from 'react';
import { LookThumb, sourceOfFile, type LookSource } from '../../../src/looks/index.ts';

/** The file is decoded once for all looks. `close` frees its memory when it is no longer shown. */
export function WarmPreview({ file }: { file: File }) {
  const [source, setSource] = useState<LookSource | null>(null);
  useEffect(() => {
    const opening = sourceOfFile(file);
    void opening.then(setSource);
    return () => void opening.then((opened) => opened?.close());
  }, [file]);
  return <div className="aspect-3/2">{source && <LookThumb source={source} look="Warm & Cozy" />}</div>;
}
