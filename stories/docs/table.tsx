import type { ReactNode } from 'react';
import { Block } from './block.tsx';

/** A table with hairlines and monospaced headings. On a phone its cells are stacked. */
export function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <Block>
      <table className="text-small w-full border-collapse text-start">
        <thead className="max-sm:sr-only">
          <tr>
            {head.map((text) => (
              <th
                key={text}
                scope="col"
                className="label-mono text-muted border-line border-b pe-6 pb-2 text-start font-normal"
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Block>
  );
}

export function Row({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <tr className="border-line border-b align-top max-sm:block max-sm:py-3">
      <th scope="row" className="text-start font-medium max-sm:block sm:py-3 sm:pe-6 sm:whitespace-nowrap">
        {head}
      </th>
      {children}
    </tr>
  );
}

export function Cell({ children }: { children?: ReactNode }) {
  return (
    <td className="text-muted max-sm:block max-sm:pt-1.5 max-sm:wrap-anywhere sm:py-3 sm:pe-6">{children}</td>
  );
}
