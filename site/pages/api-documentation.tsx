import { proseElements } from '../../src/ui/prose.tsx';
import { apiCalls, type ApiCall, type ApiField } from '../content/support/api-calls.ts';
import { Contents } from '../templates/contents.tsx';
import { Part } from '../templates/parts.tsx';
import ProsePage, { type ProsePageProps } from '../templates/prose.tsx';

const { table: Table, th: Th, td: Td, code: Code, pre: Pre } = proseElements;

const toc = apiCalls.map(({ id, method, path }) => ({ id, text: `${method} ${path}`, level: 2 as const }));

/** Documentation of the seven calls, from the contract, for customers’ developers. */
export default function ApiDocumentation(props: ProsePageProps) {
  return (
    <ProsePage {...props}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <Contents toc={toc} />
        <div className="grid min-w-0 gap-16">
          {apiCalls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </div>
      </div>
    </ProsePage>
  );
}

function Call({ call }: { call: ApiCall }) {
  const { id, method, path, summary, requestFields, responseFields, sampleRequest, sampleResponse, failure } =
    call;
  return (
    <Part id={id} title={summary} className="min-w-0" headingClassName="scroll-mt-8">
      <p className="text-mono mt-2 font-mono wrap-anywhere">
        <span className="text-accent-ink">{method}</span> {path}
      </p>
      {requestFields.length > 0 && <Fields title="Request" of={summary} fields={requestFields} />}
      {responseFields.length > 0 && <Fields title="Response" of={summary} fields={responseFields} />}
      {!sampleResponse && <p className="text-muted mt-6">Any 2xx status is a success.</p>}
      <p className="text-muted mt-6">
        <span className="text-ink font-semibold">If it fails, on this site:</span> {failure}
      </p>
      <Example title="Example request" of={summary} text={sampleRequest} />
      {sampleResponse && <Example title="Example response" of={summary} text={sampleResponse} />}
    </Part>
  );
}

type Labeled = {
  title: string;
  /** Name of the call, for screen readers that move from table to table. */
  of: string;
};

function Fields({ title, of, fields }: Labeled & { fields: readonly ApiField[] }) {
  return (
    <>
      <h3 className="text-large mt-8 mb-3 font-semibold">{title}</h3>
      <Table aria-label={`${of}: ${title.toLowerCase()}`}>
        <thead>
          <tr>
            <Th data-stacked="">Field and type</Th>
            <Th data-stacked="">Meaning</Th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <FieldRow key={field.name} field={field} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** A field. On a phone its meaning is below its type. */
function FieldRow({ field: { name, type, required, note, place } }: { field: ApiField }) {
  const meaning = [place && `In the ${place === 'query' ? 'address' : place}.`, note]
    .filter(Boolean)
    .join(' ');
  return (
    <tr>
      <Td data-stacked="" className="sm:w-[46%]">
        <Code className="whitespace-nowrap">{name}</Code>
        <span className="text-muted mt-1 block font-normal sm:ms-3 sm:mt-0 sm:inline">
          {type}
          {!required && ', optional'}
        </span>
      </Td>
      <Td className={meaning ? 'max-sm:flex max-sm:border-0! max-sm:pt-0' : 'max-sm:hidden'}>{meaning}</Td>
    </tr>
  );
}

function Example({ title, of, text }: Labeled & { text: string }) {
  return (
    <figure className="mt-6">
      <figcaption className="label-mono text-muted mb-2">{title}</figcaption>
      <Pre role="region" aria-label={`${of}: ${title.toLowerCase()}`}>
        <code className="font-mono">{text}</code>
      </Pre>
    </figure>
  );
}
