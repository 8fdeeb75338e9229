import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

type LoadedProps<Props> = {
  /** Brings the piece's code. Declared outside the component, so that it stays the same. */
  load: () => Promise<ComponentType<Props>>;
  /** From the first true on the piece is there, as soon as its code is. */
  wanted: boolean;
  /** The code did not come. The next time it is wanted it is tried again. */
  onFail?: (error: unknown) => void;
  /** What the piece gets. */
  props: Props;
};

/** A piece that most visits never need. Unlike `React.lazy`, a failure to load it does not take the page with it. */
export function Loaded<Props extends object>({ load, wanted, onFail, props }: LoadedProps<Props>) {
  const [Piece, setPiece] = useState<ComponentType<Props> | null>(null);
  const start = useEffectEvent(() => {
    let current = true;
    load().then(
      (loaded) => current && setPiece(() => loaded),
      (error: unknown) => current && onFail?.(error),
    );
    return () => {
      current = false;
    };
  });
  const missing = wanted && !Piece;
  useEffect(() => (missing ? start() : undefined), [missing]);
  return Piece && <Piece {...props} />;
}
