import type { ReactNode } from 'react';
import { Prose, proseElements } from '../../src/ui/prose.tsx';
import type { PageProps, ProseModule } from '../content/page-row.ts';
import { Contents } from './contents.tsx';
import { Demonstration } from './demonstration.tsx';
import { PageFrame } from './page-frame.tsx';
import { OpeningPicture, PageCards } from './parts.tsx';

export type ProsePageProps = PageProps<ProseModule> & {
  /** Interactive part of the page, between its lead and its text. */
  children?: ReactNode;
};

/** A page of running text: heading, lead, a photograph if its row names one, the text, and the pages below or beside it. */
export default function ProsePage({ page, content, children }: ProsePageProps) {
  const { default: Text, lead, heading, toc } = content;
  return (
    <PageFrame {...{ page, heading, lead }} related={page.subPages.length > 0 ? undefined : 'Near this page'}>
      {page.demonstration && <Demonstration className="mt-8 max-w-[46rem]" />}
      <OpeningPicture page={page} />
      {children && <div className="mt-10 lg:mt-14">{children}</div>}
      <div className="mt-12 grid grid-cols-1 gap-x-16 lg:mt-16 lg:grid-cols-[minmax(0,44em)_minmax(0,1fr)]">
        {/* Hidden on a phone, because these pages are short. A page with an interactive part has none, because it would be
            below that part. */}
        {!children && <Contents toc={toc} className="max-lg:hidden" />}
        <Prose>
          <Text components={proseElements} />
        </Prose>
      </div>
      {page.subPages.length > 0 && (
        <div className="mt-16 lg:mt-24">
          <PageCards pages={page.subPages} level={2} />
        </div>
      )}
    </PageFrame>
  );
}
