import { proseElements } from '../../src/ui/prose.tsx';
import type { Shown } from '../../src/preflight/formats.ts';
import { formatGroups, previewOf } from '../content/support/formats.ts';
import ProsePage, { type ProsePageProps } from '../templates/prose.tsx';

const { table: Table, th: Th, td: Td, code: Code } = proseElements;

const headings = ['Extension, maker or kind', 'What we need', 'Preview in the form'];

const previews: Readonly<Record<Shown, string>> = {
  everywhere: 'Yes, in every current browser',
  decoded: 'Yes; large ones take a moment',
  somewhere: 'Where the browser can; else its name',
  preview: 'The one saved in the file',
  never: 'No, only its name',
};

/** Table of the file formats that the form accepts, with what an editor needs of each. */
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
        {Object.entries(formatGroups).map(([title, formats]) => (
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
            {formats.map((format) => (
              <tr key={format.kind}>
                <Td data-stacked="">
                  <span className="flex flex-wrap gap-1.5">
                    {format.extensions.map((extension) => (
                      <Code key={extension}>{extension.toUpperCase()}</Code>
                    ))}
                  </span>
                  <span className="mt-1.5 block">{format.kind}</span>
                </Td>
                <Td data-stacked="We need">{format.need}</Td>
                <Td data-stacked="Preview">{previews[previewOf(format)]}</Td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </ProsePage>
  );
}
