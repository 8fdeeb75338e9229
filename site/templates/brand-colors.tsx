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
            <Td>{name}</Td>
            <Td>{use}</Td>
            <Td>
              <Code>{hex}</Code>
            </Td>
            <Td>
              <Code>{oklch}</Code>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
