import { sampleSet } from '#photos';
import { looks } from '../../src/looks/looks.ts';
import { DownloadIcon } from '../../src/ui/icons.tsx';
import ProsePage, { type ProsePageProps } from '../templates/prose.tsx';
import { Part } from '../templates/parts.tsx';

type Entry = {
  /** The name under which the file is saved. */
  file: string;
  title: string;
  text: string;
  /** Default: the file of this name in `/downloads`. */
  href?: string;
  /** Default: the size of that file. */
  size?: string;
};

const groups: readonly { id: string; title: string; entries: readonly Entry[] }[] = [
  {
    id: 'sheets',
    title: 'For planning and briefing',
    entries: [
      {
        file: 'shot-list.csv',
        title: 'Shot list',
        text: 'Twenty rows, three of them filled in as examples. Opens in any spreadsheet program.',
      },
      {
        file: 'photo-brief.csv',
        title: 'Photo brief',
        text: 'Eleven questions that an editor would otherwise ask you, with an example answer to each.',
      },
    ],
  },
  {
    id: 'contracts',
    title: 'Contracts',
    entries: [
      {
        file: 'data-processing-agreement.txt',
        title: 'Data processing agreement',
        text: 'The contents of GDPR Art. 28(3) for the people in your photographs, with return or deletion at the end.',
      },
      {
        file: 'non-disclosure-agreement.txt',
        title: 'Non-disclosure agreement',
        text: 'For unpublished products, faces and places. One page, mutual.',
      },
      {
        file: 'sub-processors.csv',
        title: 'Sub-processors',
        text: 'Task, data and country of each kind of company that processes data for the studio.',
      },
    ],
  },
  { id: 'samples', title: 'Sample set', entries: sampleSet },
  {
    id: 'looks',
    title: 'LUTs of the six styles',
    entries: looks.map(({ id, name }) => ({
      file: `${id}.cube`,
      title: name,
      text: '3D table of 33 points an edge, for sRGB and Rec. 709.',
    })),
  },
];

const shownGroups = groups.filter(({ entries }) => entries.length > 0);

/** The page of all files that visitors can download, by group. */
export default function Downloads(props: ProsePageProps) {
  return (
    <ProsePage {...props}>
      <div className="grid gap-14">
        {shownGroups.map(({ id, title, entries }) => (
          <Part key={id} id={id} title={title} headingClassName="mb-5">
            <ul className="border-line border-t">
              {entries.map((entry) => (
                <Download key={entry.file} {...entry} />
              ))}
            </ul>
          </Part>
        ))}
      </div>
    </ProsePage>
  );
}

function Download({ file, title, text, href, size = DOWNLOAD_SIZES[file] }: Entry) {
  return (
    <li className="border-line group relative grid gap-x-8 gap-y-1 border-b py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <a
          href={href ?? `/downloads/${file}`}
          download={file}
          className="font-semibold decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </a>
        <p className="text-small text-muted mt-0.5">{text}</p>
      </div>
      <p className="text-mono text-muted flex items-center gap-3 font-mono">
        {file}
        {size && ` ·\u00a0${size}`}
        <DownloadIcon className="text-accent-ink" />
      </p>
    </li>
  );
}
