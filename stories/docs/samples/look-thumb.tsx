import { useEffect, useState } from 'react';
import { LookThumb, sourceOfFile, type LookSource } from '../../../src/looks/index.ts';

/** A file is decoded once for all looks, and given back when it is no longer shown. */
export function Warm({ file }: { file: File }) {
  const [source, setSource] = useState<LookSource | null>(null);
  useEffect(() => {
    const opening = sourceOfFile(file);
    void opening.then(setSource);
    return () => void opening.then((opened) => opened?.close());
  }, [file]);
  return <div className="aspect-3/2">{source && <LookThumb source={source} look="Warm & Cozy" />}</div>;
}
