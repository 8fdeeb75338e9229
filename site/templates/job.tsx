import { lazyComponent } from '../../src/lib/lazy-component.tsx';
import { SummaryList } from '../../src/quote/summary-list.tsx';
import { findJob } from '../content/company/jobs.ts';
import type { PageProps } from '../content/page-row.ts';
import { Demonstration } from './demonstration.tsx';
import { PageFrame } from './page-frame.tsx';
import { DateText, Part } from './parts.tsx';

/** The application form. Its code loads as it nears the window. */
const ApplicationForm = lazyComponent(() => import('./application-form.tsx'), 'ApplicationForm', {
  when: 'near',
  height: '760px',
});

/** An open position, with a form that writes an application as an email. */
export default function JobPage({ page }: PageProps) {
  const job = findJob(page.path.split('/').at(-1) ?? '');
  if (!job) throw new Error(`${page.path} has no job`);
  return (
    <PageFrame
      page={page}
      heading={job.title}
      lead={job.about}
      eyebrow={
        <>
          Open position · posted <DateText date={job.posted} />
        </>
      }
      related="Other positions"
    >
      {page.demonstration && (
        <Demonstration className="mt-8 max-w-[46rem]">Applications are not read.</Demonstration>
      )}
      <div className="mt-12 grid gap-x-20 gap-y-14 lg:mt-16 lg:grid-cols-2">
        <div>
          <SummaryList
            className="border-line border-t"
            rows={[
              ['Place', job.place],
              ['Hours', job.kind],
              [
                'Salary',
                `${job.pay.map((amount) => `$${amount.toLocaleString('en-US')}`).join(' to ')} a year`,
              ],
            ]}
          />
          <Points title="What you do" points={job.tasks} />
          <Points title="What we ask" points={job.asks} />
        </div>
        <Part id="apply" title="How to apply">
          <p className="text-large mt-5">{job.howToApply}</p>
          <ApplicationForm job={job.title} className="mt-8" />
        </Part>
      </div>
    </PageFrame>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h2 className="display text-display-md mt-12">{title}</h2>
      <ul className="text-large marker:text-accent-ink mt-5 list-disc ps-5">
        {points.map((point) => (
          <li key={point} className="mt-2 ps-1">
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}
