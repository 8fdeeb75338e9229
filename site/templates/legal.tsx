import { Prose, proseElements } from '../../src/ui/prose.tsx';
import type { PageProps, ProseModule } from '../content/page-row.ts';
import { Contents } from './contents.tsx';
import { Demonstration } from './demonstration.tsx';
import { PageFrame } from './page-frame.tsx';
import { DateText } from './parts.tsx';

/** Layout of a legal page: date, table of contents, and a notice while the site is a demonstration. */
export default function Legal({ page, content }: PageProps<ProseModule>) {
  const { default: Text, lead, heading, toc } = content;
  const date = page.updated ?? page.published;
  return (
    <PageFrame
      {...{ page, heading, lead }}
      related="Other policies"
      eyebrow={
        date && (
          <>
            Last updated <DateText date={date} />
          </>
        )
      }
    >
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-[minmax(0,44em)_minmax(0,1fr)]">
        <Contents toc={toc} />
        <div>
          <Demonstration className="mb-10 max-w-[44em]">
            The text below is a starting point for a studio’s lawyer. It is not legal advice and binds no one.
          </Demonstration>
          <Prose>
            <Text components={proseElements} />
          </Prose>
        </div>
      </div>
    </PageFrame>
  );
}
