import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { enteredTexts, redact } from '../../../src/api/redact.ts';

test('enteredTexts collects the texts of form fields, and redact removes them (errors 23)', async () => {
  await render(
    <form>
      <input defaultValue="Ada Brook" />
      <input type="email" defaultValue="ada@example.com" />
      <input type="password" defaultValue="red pencil" />
      <input type="number" defaultValue="4000" />
      <input type="checkbox" defaultChecked value="always" />
      <select defaultValue="portrait">
        <option>portrait</option>
      </select>
      <textarea defaultValue={'Soften under the eyes.\nKeep the freckles.\nok'} />
      <input defaultValue="no" />
    </form>,
  );
  const entered = enteredTexts();
  expect(entered.toSorted()).toEqual(
    [
      'Ada Brook',
      'Keep the freckles.',
      'Soften under the eyes.',
      'Soften under the eyes.\nKeep the freckles.\nok',
      'ada@example.com',
      'red pencil',
    ].toSorted(),
  );
  const message = 'Bad value Keep the freckles. of Ada Brook (red pencil) in portrait 4000';
  expect(redact(message, 500, entered)).toBe('Bad value [entered] of [entered] ([entered]) in portrait 4000');
});

test('enteredTexts collects the texts of fields in shadow roots, also of nested ones (errors 23)', () => {
  const attach = (parent: ParentNode) => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    parent.append(root.host);
    root.append(Object.assign(document.createElement('input'), { value: `Ada ${parent.nodeName}` }));
    return root;
  };
  const outer = attach(document.body);
  attach(outer);
  expect(enteredTexts().toSorted()).toEqual(['Ada #document-fragment', 'Ada BODY']);
  outer.host.remove();
});
