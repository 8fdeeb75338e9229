import { proseElements } from '../../src/ui/prose.tsx';

const { table: Table, th: Th, td: Td, code: Code } = proseElements;

/** Table of the studio's colors, from the tokens of the stylesheet. */
export function BrandColors() {
  return (
    <Table aria-label="Colors: table">
      <thead>
        <tr>
          <Th>Color</Th>
          <Th>Hex and OKLCH</Th>
        </tr>
      </thead>
      <tbody>
        {BRAND_COLORS.map(({ name, use, hex, oklch }) => (
          <tr key={name}>
            <Td>
              <span className="flex gap-2.5">
                <span
                  aria-hidden="true"
                  className="border-line-strong rounded-print size-5 shrink-0 border forced-color-adjust-none"
                  style={{ backgroundColor: hex }}
                />
                <span>
                  <span className="block font-medium">{name}</span>
                  <span className="text-muted">{use}</span>
                </span>
              </span>
            </Td>
            <Td>
              {[hex, oklch].map((value) => (
                <span key={value} className="block whitespace-nowrap">
                  <Code>{value}</Code>
                </span>
              ))}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
