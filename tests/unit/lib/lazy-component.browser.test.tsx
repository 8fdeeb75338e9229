import { Suspense, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { captureInput } from '../../../src/lib/event-replay.ts';
import { lazyComponent, loadComponentAt } from '../../../src/lib/lazy-component.tsx';
import { frames } from '../frames.ts';

// As the document's first script does.
captureInput();

/** Controlled, as the calculator's fields are: React puts their first state back when it takes them over. */
function Form() {
  const [service, setService] = useState('portrait');
  const [quality, setQuality] = useState('pro');
  const [rush, setRush] = useState(false);
  const [note, setNote] = useState('');
  const [count, setCount] = useState('1');
  const [step, setStep] = useState(1);
  return (
    <form>
      <select aria-label="Service" value={service} onChange={({ target }) => setService(target.value)}>
        <option value="portrait">Portrait</option>
        <option value="wedding">Wedding</option>
      </select>
      {['pro', 'premium'].map((level) => (
        <input
          key={level}
          type="radio"
          name="quality"
          aria-label={level}
          checked={quality === level}
          onChange={() => setQuality(level)}
        />
      ))}
      <input type="checkbox" aria-label="Rush" checked={rush} onChange={() => setRush(!rush)} />
      <input aria-label="Count" value={count} onChange={({ target }) => setCount(target.value)} />
      <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <button type="button" aria-label="Next" onClick={() => setStep(step + 1)}>
        <span>Step {step}</span>
      </button>
      <output>{[service, quality, String(rush), count, note].join(' | ')}</output>
    </form>
  );
}

/** The prerendered page, its section waiting for the code that `arrive` brings. */
function prerendered(when: 'near' | 'used' = 'near') {
  const place = document.createElement('main');
  place.innerHTML = renderToString(
    <div data-waiting="">
      <Suspense>
        <Form />
      </Suspense>
    </div>,
  );
  document.body.replaceChildren(place);
  const { promise, resolve } = Promise.withResolvers<{ Form: typeof Form }>();
  const load = vi.fn(() => promise);
  const Section = lazyComponent(load, 'Form', { when });
  return { place, Section, load, arrive: () => resolve({ Form }) };
}

const control = (label: string) => {
  const found = document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`no ${label}`);
  return found;
};
const said = () => document.querySelector('output')?.textContent;

test('values chosen before the code of a section loads are kept and reported', async () => {
  const { place, Section, arrive } = prerendered();
  control('Service').value = 'wedding';
  control('Note').value = 'Keep the grain';
  const root = hydrateRoot(place, <Section />);
  control('premium').click();
  control('Rush').click();
  control('Count').value = '12';
  expect(said()).toBe('portrait | pro | false | 1 | ');

  arrive();
  await expect.poll(() => said()).toBe('wedding | premium | true | 12 | Keep the grain');
  expect(control('Service').value).toBe('wedding');
  expect(control('premium').checked).toBe(true);
  expect(control('Rush').checked).toBe(true);
  root.unmount();
});

test('a button pressed before the code of a section loads is pressed once afterwards', async () => {
  const { place, Section, arrive } = prerendered();
  const root = hydrateRoot(place, <Section />);
  await expect.poll(() => place.querySelector('span')).not.toBeNull();
  place.querySelector('span')!.click();
  place.querySelector('span')!.click();
  arrive();
  await expect.poll(() => control('Next').textContent).toBe('Step 2');
  control('Next').click();
  await expect.poll(() => control('Next').textContent).toBe('Step 3');
  root.unmount();
});

test('a press during the hydration of a section counts once', async () => {
  const { place, Section, arrive } = prerendered();
  arrive();
  const root = hydrateRoot(place, <Section />);
  await expect.poll(() => Object.keys(place.firstElementChild!).join()).toMatch(/__reactFiber/);
  control('Count').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // The code has come, and React, which works in tasks, has not looked yet.
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
  control('Next').click();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(control('Next').textContent).toBe('Step 2');
  root.unmount();
});

test.each([
  { when: 'before hydration', isAlive: false },
  { when: 'after', isAlive: true },
])('a choice in a section far from the window loads its code, $when', async ({ isAlive }) => {
  const { place, Section, arrive } = prerendered();
  place.style.paddingTop = '5000px';
  arrive();
  const choose = () => {
    control('Service').value = 'wedding';
    control('Service').dispatchEvent(new Event('change', { bubbles: true }));
  };
  if (!isAlive) choose();
  const root = hydrateRoot(place, <Section />);
  await expect.poll(() => Object.keys(place.firstElementChild!).join()).toMatch(/__reactFiber/);
  if (isAlive) choose();
  await expect.poll(() => said()).toMatch(/^wedding/);
  root.unmount();
});

test('a section without early input starts with the values of its HTML', async () => {
  const { place, Section, arrive } = prerendered();
  const root = hydrateRoot(place, <Section />);
  arrive();
  control('Rush').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await vi.waitFor(() => {
    control('Rush').click();
    expect(said()).toMatch(/true/);
  });
  expect(said()).toBe('portrait | pro | true | 1 | ');
  root.unmount();
});

test.each([
  { sign: 'the browser is online again', give: () => window.dispatchEvent(new Event('online')) },
  { sign: 'it is pressed', give: () => control('Next').click() },
])('a section whose code did not load requests it again as soon as $sign', async ({ give }) => {
  const { place } = prerendered();
  // Out of the way of what else would bring it: the window's edge, and a pointer that rests.
  place.style.paddingTop = '5000px';
  const load = vi.fn(async () => ({ Form }));
  load.mockRejectedValue(new Error('no network'));
  const Section = lazyComponent(load, 'Form', { when: 'near' });
  const root = hydrateRoot(place, <Section />);
  await vi.waitFor(() => {
    control('Count').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(load).toHaveBeenCalled();
  });
  // The failure is heard of in a later turn.
  await new Promise((resolve) => setTimeout(resolve));

  load.mockResolvedValue({ Form });
  give();
  await expect.poll(() => Object.keys(control('Next')).join()).toMatch(/__reactFiber/);
  root.unmount();
});

test('a component with `when: used` loads for the focus, but not because it is visible', async () => {
  const { place, Section, load, arrive } = prerendered('used');
  // Near, and away from a pointer that rests.
  place.style.paddingTop = '600px';
  arrive();
  const root = hydrateRoot(place, <Section />);
  await expect.poll(() => Object.keys(place.firstElementChild!).join()).toMatch(/__reactFiber/);
  // Two frames: an observer would have reported the component by then.
  await frames(2);
  expect(load).not.toHaveBeenCalled();
  control('Count').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await expect.poll(() => Object.keys(control('Next')).join()).toMatch(/__reactFiber/);
  root.unmount();
});

test('a component with `when: used` loads at once if it has no HTML', async () => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const Section = lazyComponent(async () => ({ Links }), 'Links', { when: 'used' });
  const root = createRoot(place);
  root.render(<Section />);
  await expect.poll(() => place.querySelector('a')).not.toBeNull();
  root.unmount();
});

test('loadComponentAt does not wait for code if the prerendered HTML shows the element', async () => {
  const { place, Section, load } = prerendered();
  place.style.paddingTop = '5000px';
  control('Count').id = 'count';
  const root = hydrateRoot(place, <Section />);
  await expect.poll(() => Object.keys(place.firstElementChild!).join()).toMatch(/__reactFiber/);
  await loadComponentAt('count');
  expect(load).toHaveBeenCalledOnce();
  root.unmount();
});

/** A section whose only controls are links. */
function Links() {
  return <a href="/pricing">Prices</a>;
}

test('a section that never hydrates keeps its HTML and loads no code', async () => {
  const place = document.createElement('main');
  place.innerHTML = renderToString(
    <div data-still="">
      <Suspense>
        <Links />
      </Suspense>
    </div>,
  );
  document.body.replaceChildren(place);
  const load = vi.fn(async () => ({ Links }));
  const Section = lazyComponent(load, 'Links', { when: 'near', hydrates: false });
  const link = place.querySelector('a');
  const root = hydrateRoot(place, <Section />);
  await expect.poll(() => Object.keys(place.firstElementChild!).join()).toMatch(/__reactFiber/);
  link!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(load).not.toHaveBeenCalled();
  expect(place.querySelector('a')).toBe(link);
  root.unmount();
});

test('a section that never hydrates loads its code if it has no HTML', async () => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const load = vi.fn(async () => ({ Links }));
  const Section = lazyComponent(load, 'Links', { when: 'near', hydrates: false });
  const root = createRoot(place);
  root.render(<Section />);
  await expect.poll(() => place.querySelector('a')).not.toBeNull();
  root.unmount();
});
