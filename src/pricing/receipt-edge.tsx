import { useId } from 'react';

/** One tooth of the tear, in pixels: as wide as it takes to read as paper and not as a wave. */
const TOOTH = { width: 12, height: 7 };

/** The torn lower edge of a receipt: the card's fill and hairline, carried on in a zigzag. */
export function ReceiptEdge() {
  const id = useId();
  const { width, height } = TOOTH;
  return (
    <svg aria-hidden="true" width="100%" height={height + 1} className="relative -mt-px">
      <pattern id={id} width={width} height={height + 1} patternUnits="userSpaceOnUse">
        <path
          d={`M0 0 0 .5 ${width / 2} ${height + 0.5} ${width} .5 V0Z`}
          className="fill-raised forced-colors:fill-[Canvas]"
        />
        <path
          d={`M0 .5 ${width / 2} ${height + 0.5} ${width} .5`}
          fill="none"
          className="stroke-line forced-colors:stroke-[CanvasText]"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
