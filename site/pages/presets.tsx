import { looks } from '../../src/looks/looks.ts';
import { Button } from '../../src/ui/button.tsx';
import { DownloadIcon } from '../../src/ui/icons.tsx';
import ProsePage, { type ProsePageProps } from '../templates/prose.tsx';

const size = { width: 720, height: 480 };

/** The six styles of the order form, each on the same photograph, each a file. */
export default function Presets(props: ProsePageProps) {
  return (
    <ProsePage {...props}>
      <figure className="mb-12 max-w-[46rem]">
        <img
          {...size}
          src="/looks/as-shot.webp"
          alt="Colored houses along a canal at dusk"
          className="rounded-print"
        />
        <figcaption className="text-small text-muted mt-2.5">
          The frame without a preset, for comparison.
        </figcaption>
      </figure>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {looks.map(({ id, name, text }) => (
          <li key={id} id={id} className="flex scroll-mt-8 flex-col">
            <img
              {...size}
              src={`/looks/${id}.webp`}
              alt={`The canal under “${name}”`}
              loading="lazy"
              className="rounded-print"
            />
            <h2 className="text-large mt-4 font-semibold">{name}</h2>
            <p className="text-small text-muted mt-1 mb-4">{text}</p>
            <Button asChild variant="secondary" size="sm" className="mt-auto self-start">
              <a href={`/downloads/${id}.cube`} download>
                <DownloadIcon />
                <span>
                  Download<span className="sr-only"> {name}</span> (.cube, {DOWNLOAD_SIZES[`${id}.cube`]})
                </span>
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </ProsePage>
  );
}
