import { credits, photos, type PhotoName } from '#photos';
import { Picture } from '../../src/photos/picture.tsx';
import type { PageProps } from '../content/page-row.ts';
import { thumbnails } from '../content/thumbnails.ts';
import { PageFrame } from '../templates/page-frame.tsx';

const names = Object.keys(photos) as PhotoName[];

/** Every photograph of the site with its photographer, source and license, read from `#photos`. */
export default function Credits({ page }: PageProps) {
  return (
    <PageFrame
      page={page}
      related="Other policies"
      lead="Each photograph on this site, with its photographer, its source and its license."
    >
      <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:mt-16">
        {names.map((name) => (
          <PhotoCredit key={name} name={name} />
        ))}
      </ul>
    </PageFrame>
  );
}

function PhotoCredit({ name }: { name: PhotoName }) {
  const { photographer, source, license } = credits[name];
  const photo = photos[name];
  return (
    <li className="border-line flex items-start gap-5 border-t pt-4">
      <Picture
        alt=""
        photo={thumbnails[name]}
        sizes="112px"
        className="rounded-print aspect-3/2 w-28 shrink-0"
      />
      <div className="min-w-0">
        <h2 className="font-semibold">{photo.alt}</h2>
        {[
          ['Photographer', photographer],
          ['Source', source],
          ['License', license],
        ].map(([term, value]) => (
          <p key={term} className="text-small text-muted wrap-anywhere">
            {term}: {value}
          </p>
        ))}
      </div>
    </li>
  );
}
