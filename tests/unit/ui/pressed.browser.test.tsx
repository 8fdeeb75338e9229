import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../../src/ui/button.tsx';
import { Checkbox } from '../../../src/ui/checkbox.tsx';
import { Chip, ChipGroup } from '../../../src/ui/chip-group.tsx';
import { OptionCard } from '../../../src/ui/option-card.tsx';
import { OptionGroup } from '../../../src/ui/option-group.tsx';
import '../../../src/styles/index.css';

type Node = { nodeId: number; attributes?: string[]; children?: Node[]; contentDocument?: Node };

/** Forces `:active` through the DevTools protocol, because no synthetic event sets it. */
async function press(element: Element): Promise<void> {
  element.setAttribute('data-pressed', '');
  await cdp().send('DOM.enable');
  await cdp().send('CSS.enable');
  const { root } = (await cdp().send('DOM.getDocument', { depth: -1, pierce: true })) as { root: Node };
  const found = find(root);
  if (!found) throw new Error('The element is not in the document.');
  await cdp().send('CSS.forcePseudoState', { nodeId: found.nodeId, forcedPseudoClasses: ['active'] });
}

function find(node: Node): Node | undefined {
  if (node.attributes?.includes('data-pressed')) return node;
  for (const child of [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])]) {
    const found = find(child);
    if (found) return found;
  }
  return undefined;
}

const pressedLayer = (element: Element) => getComputedStyle(element).backgroundImage;

const pressable = {
  'a primary button': <Button>Send</Button>,
  'a secondary button': <Button variant="secondary">Send</Button>,
  'a quiet button': <Button variant="quiet">Send</Button>,
  'a link': (
    <Button asChild>
      <a href="#upload">Send</a>
    </Button>
  ),
  'a chip': (
    <ChipGroup legend="Looks">
      <Chip value="a">Natural</Chip>
    </ChipGroup>
  ),
  'an option card': (
    <OptionGroup legend="Tiers" type="single">
      <OptionCard value="a" title="Basic" />
    </OptionGroup>
  ),
};

test.each(Object.entries(pressable))('%s shows a pressed state without moving', async (_, sample) => {
  const { container } = await render(sample);
  const element = container.querySelector('button, a, label')!;
  const before = element.getBoundingClientRect();
  expect(pressedLayer(element)).toBe('none');
  await press(element);
  expect(pressedLayer(element)).toContain('linear-gradient');
  expect(element.getBoundingClientRect()).toEqual(before);
});

test('a checkbox shows a pressed state on its box, not on its row', async () => {
  const { container } = await render(<Checkbox label="Rush order" />);
  await press(container.querySelector('input')!);
  expect(pressedLayer(container.querySelector('input')!)).toContain('linear-gradient');
  expect(pressedLayer(container.querySelector('label')!)).toBe('none');
});

const disabled = {
  disabled: <Button disabled>Send</Button>,
  busy: <Button busy>Sending…</Button>,
  'disabled with a reason': <Button disabledReason="Add a photo first">Send</Button>,
};

test.each(Object.entries(disabled))('a button that is %s shows no pressed state', async (_, button) => {
  const { container } = await render(button);
  await press(container.querySelector('button')!);
  expect(pressedLayer(container.querySelector('button')!)).toBe('none');
});
