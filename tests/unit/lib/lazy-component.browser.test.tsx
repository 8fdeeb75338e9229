import { Suspense, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { captureInput } from '../../../src/lib/event-replay.ts';
import { lazyComponent, loadComponentAt } from '../../../src/lib/lazy-component.tsx';
import { frames } from '../frames.ts';

// As the document's first script does.
captureInput();

/** A form with controlled fields, like the calculator. React resets such fields to their state when it hydrates them. */
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

/** Renders a page whose section waits for its code. `resolveLoad` loads that code. */
function prerendered(when: 'near' | 'used' = 'near') {
  const container = document.createElement('main');
  container.innerHTML = renderToString(
    <div data-waiting="">
      <Suspense>
        <Form />
      </Suspense>
    </div>,
  );
  document.body.replaceChildren(container);
  const { promise, resolve } = Promise.withResolvers<{ Form: typeof Form }>();
  const load = vi.fn(() => promise);
  const Section = lazyComponent(load, 'Form', { when });
  return { container, Section, load, resolveLoad: () => resolve({ Form }) };
}

/** Hydrates the page around a section whose code has loaded. React renders the section later. */
async function hydrateAround() {
  const { container, Section, resolveLoad } = prerendered();
  resolveLoad();
  const root = hydrateRoot(container, <Section />);
  await expect.poll(() => Object.keys(container.firstElementChild!).join()).toMatch(/__reactFiber/);
  return root;
}

const control = (label: string) => {
  const found = document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`no ${label}`);
  return found;
};
const outputText = () => document.querySelector('output')?.textContent;

test('input before a section’s code has loaded is kept and replayed', async () => {
  const { container, Section, resolveLoad } = prerendered();
  control('Service').value = 'wedding';
  control('Note').value = 'Keep the grain';
  const root = hydrateRoot(container, <Section />);
  control('premium').click();
  control('Rush').click();
  control('Count').value = '12';
  expect(outputText()).toBe('portrait | pro | false | 1 | ');

  resolveLoad();
  await expect.poll(() => outputText()).toBe('wedding | premium | true | 12 | Keep the grain');
  expect(control('Service').value).toBe('wedding');
  expect(control('premium').checked).toBe(true);
  expect(control('Rush').checked).toBe(true);
  root.unmount();
});

test('a correction within a text goes on where it was when the section’s code has loaded', async () => {
  const { container, Section, resolveLoad } = prerendered();
  const root = hydrateRoot(container, <Section />);
  const note = control('Note');
  note.focus();
  note.value = 'Keep te grain';
  note.setSelectionRange(6, 6);
  resolveLoad();
  await expect.poll(() => outputText()).toMatch(/Keep te grain$/);
  await userEvent.keyboard('h');
  await expect.poll(() => outputText()).toMatch(/Keep the grain$/);
  root.unmount();
});

test('a letter that makes React hydrate a section is added to the text before it', async () => {
  const root = await hydrateAround();
  const note = control('Note');
  note.value = 'Keep the grai';
  note.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // The code has loaded, but React, which works in tasks, has not rendered it yet.
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
  // A browser does all this in one task. React hydrates the section before it handles the key.
  note.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
  note.setRangeText('n', note.value.length, note.value.length, 'end');
  note.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => outputText()).toMatch(/Keep the grain$/);
  // The replay would come soon after.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(outputText()).toMatch(/Keep the grain$/);
  expect(note.value).toBe('Keep the grain');
  root.unmount();
});

test('two clicks before a section’s code has loaded are replayed once', async () => {
  const { container, Section, resolveLoad } = prerendered();
  const root = hydrateRoot(container, <Section />);
  await expect.poll(() => container.querySelector('span')).not.toBeNull();
  container.querySelector('span')!.click();
  container.querySelector('span')!.click();
  resolveLoad();
  await expect.poll(() => control('Next').textContent).toBe('Step 2');
  control('Next').click();
  await expect.poll(() => control('Next').textContent).toBe('Step 3');
  root.unmount();
});

test('a click just before React hydrates a section takes effect once', async () => {
  const root = await hydrateAround();
  control('Count').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // The code has loaded, but React, which works in tasks, has not rendered it yet.
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
  control('Next').click();
  await expect.poll(() => control('Next').textContent).toBe('Step 2');
  // A second effect would come soon after the first.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(control('Next').textContent).toBe('Step 2');
  root.unmount();
});

test.each([
  { when: 'before hydration', isHydrated: false },
  { when: 'after hydration', isHydrated: true },
])('a change in a section outside the viewport loads its code: $when', async ({ isHydrated }) => {
  const { container, Section, resolveLoad } = prerendered();
  container.style.paddingTop = '5000px';
  resolveLoad();
  const choose = () => {
    control('Service').value = 'wedding';
    control('Service').dispatchEvent(new Event('change', { bubbles: true }));
  };
  if (!isHydrated) choose();
  const root = hydrateRoot(container, <Section />);
  await expect.poll(() => Object.keys(container.firstElementChild!).join()).toMatch(/__reactFiber/);
  if (isHydrated) choose();
  await expect.poll(() => outputText()).toMatch(/^wedding/);
  root.unmount();
});

test('a section without earlier input hydrates with its initial values', async () => {
  const { container, Section, resolveLoad } = prerendered();
  const root = hydrateRoot(container, <Section />);
  resolveLoad();
  control('Rush').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await vi.waitFor(() => {
    control('Rush').click();
    expect(outputText()).toMatch(/true/);
  });
  expect(outputText()).toBe('portrait | pro | true | 1 | ');
  root.unmount();
});

test.each([
  { event: 'the browser is online again', trigger: () => window.dispatchEvent(new Event('online')) },
  { event: 'a visitor clicks in it', trigger: () => control('Next').click() },
])('a section that failed to load its code retries when $event', async ({ trigger }) => {
  const { container } = prerendered();
  // Outside the viewport and away from the pointer, which would load the code as well.
  container.style.paddingTop = '5000px';
  const load = vi.fn(async () => ({ Form }));
  load.mockRejectedValue(new Error('no network'));
  const Section = lazyComponent(load, 'Form', { when: 'near' });
  const root = hydrateRoot(container, <Section />);
  await vi.waitFor(() => {
    control('Count').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(load).toHaveBeenCalled();
  });
  // The rejection is handled in a later task.
  await new Promise((resolve) => setTimeout(resolve));

  load.mockResolvedValue({ Form });
  trigger();
  await expect.poll(() => Object.keys(control('Next')).join()).toMatch(/__reactFiber/);
  root.unmount();
});

test('a component with `when: "used"` loads on focus, not near the viewport', async () => {
  const { container, Section, load, resolveLoad } = prerendered('used');
  // Near the viewport and away from the pointer.
  container.style.paddingTop = '600px';
  resolveLoad();
  const root = hydrateRoot(container, <Section />);
  await expect.poll(() => Object.keys(container.firstElementChild!).join()).toMatch(/__reactFiber/);
  // Two frames: an observer would have reported the component by then.
  await frames(2);
  expect(load).not.toHaveBeenCalled();
  control('Count').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await expect.poll(() => Object.keys(control('Next')).join()).toMatch(/__reactFiber/);
  root.unmount();
});

test('without `IntersectionObserver`, a component with `when: "near"` loads wherever it is', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { container, Section, load, resolveLoad } = prerendered();
  container.style.paddingTop = '5000px';
  resolveLoad();
  const root = hydrateRoot(container, <Section />);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.poll(() => Object.keys(control('Next')).join()).toMatch(/__reactFiber/);
  root.unmount();
  vi.unstubAllGlobals();
});

test('a component with `when: "used"` loads immediately if it has no prerendered HTML', async () => {
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const Section = lazyComponent(async () => ({ Links }), 'Links', { when: 'used' });
  const root = createRoot(container);
  root.render(<Section />);
  await expect.poll(() => container.querySelector('a')).not.toBeNull();
  root.unmount();
});

test('loadComponentAt starts the load but does not wait for it if the HTML has the element', async () => {
  const { container, Section, load } = prerendered();
  container.style.paddingTop = '5000px';
  control('Count').id = 'count';
  const root = hydrateRoot(container, <Section />);
  await expect.poll(() => Object.keys(container.firstElementChild!).join()).toMatch(/__reactFiber/);
  await loadComponentAt('count');
  expect(load).toHaveBeenCalledOnce();
  root.unmount();
});

test('loadComponentAt waits on a screen of 240 Hz for an element that React renders late', async () => {
  vi.stubGlobal('requestAnimationFrame', (onFrame: FrameRequestCallback) =>
    setTimeout(() => onFrame(performance.now()), 4),
  );
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const Section = lazyComponent(async () => ({ Answer }), 'Answer', { when: 'used', anchors: ['answer'] });
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
  });
  root.render(<Section />);
  await expect.poll(() => container.firstElementChild).not.toBeNull();
  // React shows content that follows a fallback 300 ms after the fallback.
  await loadComponentAt('answer');
  expect(document.getElementById('answer')).not.toBeNull();
});

function Answer() {
  return <p id="answer">Yes</p>;
}

/** A section whose only controls are links. */
function Links() {
  return <a href="/pricing">Prices</a>;
}

test('a section with `hydrates: false` keeps its HTML and loads no code', async () => {
  const container = document.createElement('main');
  container.innerHTML = renderToString(
    <div data-static="">
      <Suspense>
        <Links />
      </Suspense>
    </div>,
  );
  document.body.replaceChildren(container);
  const load = vi.fn(async () => ({ Links }));
  const Section = lazyComponent(load, 'Links', { when: 'near', hydrates: false });
  const link = container.querySelector('a');
  const root = hydrateRoot(container, <Section />);
  await expect.poll(() => Object.keys(container.firstElementChild!).join()).toMatch(/__reactFiber/);
  link!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(load).not.toHaveBeenCalled();
  expect(container.querySelector('a')).toBe(link);
  root.unmount();
});

test('a section with `hydrates: false` loads its code if it has no prerendered HTML', async () => {
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const load = vi.fn(async () => ({ Links }));
  const Section = lazyComponent(load, 'Links', { when: 'near', hydrates: false });
  const root = createRoot(container);
  root.render(<Section />);
  await expect.poll(() => container.querySelector('a')).not.toBeNull();
  root.unmount();
});
