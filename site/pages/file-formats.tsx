import { proseElements } from '../../src/ui/prose.tsx';
import { formatGroups, type Preview } from '../content/support/formats.ts';
import ProsePage, { type ProsePageProps } from '../templates/prose.tsx';

const { table: Table, th: Th, td: Td, code: Code } = proseElements;

const headings = ['Extension, maker or kind', 'What we need', 'Preview in the form'];

const previews: Readonly<Record<Preview, string>> = {
  'every browser': 'Yes, in every current browser',
  Safari: 'In Safari; elsewhere its name',
  usually: 'Nearly always; else its name',
  embedded: 'The camera’s own',
  'frame with its name': 'No, only its name',
};

/** The table of file formats: what the form takes, and what an editor needs of it. */
export default function FileFormats(props: ProsePageProps) {
  return (
    <ProsePage {...props}>
      <Table aria-label="File formats">
        <thead>
          <tr>
            {headings.map((heading) => (
              <Th key={heading} data-stacked="">
                {heading}
              </Th>
            ))}
          </tr>
        </thead>
        {formatGroups.map(({ title, formats }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={3}
                className="label-mono text-accent-ink border-line border-t pt-6 pb-2 text-start"
              >
                {title}
              </th>
            </tr>
            {formats.map(({ extensions, kind, need, preview }) => (
              <tr key={kind}>
                <Td data-stacked="">
                  <span className="flex flex-wrap gap-1.5">
                    {extensions.map((extension) => (
                      <Code key={extension}>{extension.toUpperCase()}</Code>
                    ))}
                  </span>
                  <span className="mt-1.5 block">{kind}</span>
                </Td>
                <Td data-stacked="We need">{need}</Td>
                <Td data-stacked="Preview">{previews[preview]}</Td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </ProsePage>
  );
}
