import { colors } from 'virtual:brand-colors';
import { proseElements } from '../../src/ui/prose.tsx';

const { table: Table, th: Th, td: Td, code: Code } = proseElements;

/** The colors of the studio as a table, from the tokens that the site itself is painted with. */
export function BrandColors() {
  return (
    <Table aria-label="Colors: table">
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>Used for</Th>
          <Th>Hex</Th>
          <Th>OKLCH</Th>
        </tr>
      </thead>
      <tbody>
        {colors.map(({ name, use, hex, oklch }) => (
          <tr key={name}>
            <Td>
              <span className="flex items-center gap-2.5">
                <span
                  aria-hidden="true"
                  className="border-line-strong rounded-print size-5 shrink-0 border forced-color-adjust-none"
                  style={{ backgroundColor: hex }}
                />
                {name}
              </span>
            </Td>
            <Td>{use}</Td>
            <Td>
              <span className="whitespace-nowrap">
                <Code>{hex}</Code>
              </span>
            </Td>
            <Td>
              <span className="whitespace-nowrap">
                <Code>{oklch}</Code>
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
