import { Prose, proseElements } from '../../src/ui/prose.tsx';
import type { PageProps, ProseModule } from '../content/page-row.ts';
import { Demonstration } from './demonstration.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageCards } from './parts.tsx';

/** Lists the pages below a page, the newest first if they have dates, and a text if the row names one. */
export default function Listing({ page, content }: PageProps<ProseModule | undefined>) {
  const Text = content?.default;
  const subPages = page.subPages.toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
  return (
    <PageFrame page={page} heading={content?.heading} lead={content?.lead ?? page.description}>
      {page.demonstration && <Demonstration className="mt-8 max-w-[46rem]" />}
      <div className="mt-12 lg:mt-16">
        <PageCards pages={subPages} level={2} />
      </div>
      {Text && (
        <Prose className="mt-16 lg:mt-24">
          <Text components={proseElements} />
        </Prose>
      )}
    </PageFrame>
  );
}
