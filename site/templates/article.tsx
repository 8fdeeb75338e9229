import { author } from '../brand.ts';
import { Prose, proseElements } from '../../src/ui/prose.tsx';
import type { PageProps, ProseModule } from '../content/page-row.ts';
import { Contents } from './contents.tsx';
import { PageFrame } from './page-frame.tsx';
import { DateText, OpeningPicture } from './parts.tsx';

/** Reading speed, in words per minute. */
const READING_SPEED = 220;

/** Layout of a long text with a table of contents: articles of the blog, guides and tips. */
export default function Article({ page, content }: PageProps<ProseModule>) {
  const { default: Text, lead, heading, toc, words } = content;
  return (
    <PageFrame
      isArticle
      {...{ page, heading, lead }}
      related="Read on"
      eyebrow={
        <>
          By {author} ·{' '}
          {page.published && (
            <>
              <DateText date={page.published} /> ·{' '}
            </>
          )}
          {Math.ceil(words / READING_SPEED)} min read
        </>
      }
    >
      <OpeningPicture page={page} />
      <div className="mt-12 grid gap-x-16 gap-y-10 grid-cols-1 lg:mt-16 lg:grid-cols-[minmax(0,44em)_minmax(0,1fr)]">
        <Contents toc={toc} />
        <Prose>
          <Text components={proseElements} />
          {page.updated && (
            <p className="text-small text-faint">
              Last changed on <DateText date={page.updated} />.
            </p>
          )}
        </Prose>
      </div>
    </PageFrame>
  );
}
