import type { ReactNode } from 'react';
import { Picture } from '../../src/photos/picture.tsx';
import { Prose } from '../../src/ui/prose.tsx';
import type { PageProps, ProseModule } from '../content/page-row.ts';
import { elements, PageCards, Related, Trail } from './parts.tsx';

export type ProsePageProps = PageProps<ProseModule> & {
  /** What the page does: it stands between its lead and its text. */
  children?: ReactNode;
};

/** A page of running text: heading, lead, a picture if its row names one, the text, and the pages below or beside it. */
export default function ProsePage({ page, content, children }: ProsePageProps) {
  const { default: Text, lead, heading } = content;
  return (
    <>
      <div className="wrap pt-8 pb-[clamp(72px,7.2vw,104px)] lg:pt-12">
        <Trail page={page} />
        <header className="mt-6 max-w-[46rem] lg:mt-10">
          <h1 className="display text-display-lg">{heading ?? page.title}</h1>
          {lead && <p className="text-lead text-muted mt-6">{lead}</p>}
        </header>
        {page.picture && (
          <Picture
            priority
            photo={page.picture}
            sizes="(min-width: 80rem) 1240px, 92vw"
            className="rounded-print mt-10 aspect-3/2 sm:aspect-5/2 lg:mt-14"
          />
        )}
        {children && <div className="mt-10 lg:mt-14">{children}</div>}
        <Prose className="mt-12 lg:mt-16">
          <Text components={elements} />
        </Prose>
        {page.below.length > 0 && (
          <div className="mt-16 lg:mt-24">
            <PageCards pages={page.below} level={2} />
          </div>
        )}
      </div>
      <Related pages={page.below.length > 0 ? [] : page.related} title="Near this page" />
    </>
  );
}
