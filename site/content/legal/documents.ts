import { brand, demonstrationNotice } from '../../brand.ts';
import { editorCountries } from '../terms.ts';
import { policy } from '../policy.ts';

/** The first lines of each contract: what it is, and that it is not binding yet. */
const opening = (title: string) =>
  [
    title.toUpperCase(),
    '',
    ...(brand.demonstration
      ? [`${demonstrationNotice} This text is a starting point for a lawyer, not legal advice.`, '']
      : []),
    `Between the customer named in the order ("Customer") and ${brand.name} ("Studio").`,
    '',
  ].join('\n');

/** The contract that GDPR Art. 28(3) requires, as a text file. */
export const dataProcessingAgreement = `${opening('Data processing agreement')}
1. Subject and duration
The Studio edits photographs for the Customer. This agreement lasts as long as the Studio holds personal data for the
Customer.

2. Nature, purpose, data and people (Art. 28(3))
Storing, viewing, editing and delivering photographs. The data are pictures of people and what cameras write into files:
time, device and place. The people are those shown in the photographs.

3. Instructions (Art. 28(3)(a))
The Studio processes the data only on documented instructions of the Customer, transfers to other countries included. The
order is an instruction. If an instruction breaks the law, the Studio says so without delay.

4. Confidentiality (Art. 28(3)(b))
Everyone with access has committed to confidentiality.

5. Security (Art. 28(3)(c), Art. 32)
Encryption in transit and at rest, access for each order, two factors for each sign-in, a log of access, tested backups.

6. Sub-processors (Art. 28(2), 28(3)(d), 28(4))
The Customer agrees to the listed sub-processors. The Studio announces a new one 30 days in advance, and the Customer may
object. Each is bound by the same duties. Editors work in ${editorCountries}.

7. Help (Art. 28(3)(e) and (f))
The Studio helps the Customer to answer requests from the people shown, and with security, breaches and impact
assessments (Art. 32 to 36). It reports a breach without undue delay after it becomes aware of it.

8. Return or deletion (Art. 28(3)(g))
At the end the Customer chooses: the files are returned or deleted. Without a choice they are deleted ${policy.filesKept} days after
delivery, and backups within ${policy.backupsKept} more days, unless a law requires that they are stored.

9. Proof and audits (Art. 28(3)(h))
The Studio provides all information needed to show that it complies, and allows and contributes to audits.

10. Transfers (Chapter V)
For countries without an adequacy decision, the standard contractual clauses (Implementing Decision (EU) 2021/914) apply.

Date, name, signature (Customer)          Date, name, signature (Studio)
`;

/** A mutual confidentiality agreement, as a text file. */
export const nonDisclosureAgreement = `${opening('Non-disclosure agreement')}
1. What is confidential
Everything that one side gives the other before its publication: photographs, products, people, places, plans and prices.

2. Duties
Each side uses it only for the order, shows it only to people who work on the order and have signed for confidentiality,
and protects it as its own.

3. Exceptions
What was public or known before, was developed independently, or has to be disclosed by law. In the last case the other side
is told first, where the law allows it.

4. Portfolio
The Studio shows nothing without written consent to the particular picture.

5. Duration
From the first file on, and for three years after the last delivery.

6. Return
Files are deleted ${policy.filesKept} days after delivery, or sooner on request.

Date, name, signature (Customer)          Date, name, signature (Studio)
`;

const NOT_NAMED: string = 'Not named: demonstration';

/** Companies that process data for the studio. A studio enters its own, with their countries. */
export const subProcessors = [
  ['Task', 'Company', 'Data', 'Country'],
  ['Hosting and storage', NOT_NAMED, 'Account, orders, photographs', 'United States'],
  ['Email delivery', NOT_NAMED, 'Name, email address, messages', 'United States'],
  ['Payment', NOT_NAMED, 'Name, email address, invoice', 'United States'],
  ['Editing', 'Employees of the studio', 'Photographs and notes of an order', editorCountries],
] as const;

/** @throws if a studio that is no demonstration has not named a company, because the list is a promise. */
export function checkSubProcessors(rows: readonly (readonly string[])[] = subProcessors): void {
  const unnamed = rows.find(([, company]) => company === NOT_NAMED);
  if (unnamed && !brand.demonstration)
    throw new Error(
      `site/content/legal/documents.ts: name the company of “${unnamed[0]}” in \`subProcessors\`. Visitors can download that list.`,
    );
}
