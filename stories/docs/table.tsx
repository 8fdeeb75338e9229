import type { ReactNode } from 'react';
import { Block } from './block.tsx';

/** A table with hairlines and mono heads; on a phone it scrolls by itself. */
export function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <Block className="overflow-x-auto">
      <table className="text-small w-full min-w-[34rem] border-collapse text-start">
        <thead>
          <tr>
            {head.map((text) => (
              <th
                key={text}
                scope="col"
                className="film text-muted border-line border-b pe-6 pb-2 text-start font-normal"
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
    <tr className="border-line border-b align-top">
      <th scope="row" className="py-3 pe-6 text-start font-medium whitespace-nowrap">
        {head}
      </th>
      {children}
    </tr>
  );
}

export function Cell({ children }: { children?: ReactNode }) {
  return <td className="text-muted py-3 pe-6">{children}</td>;
}
