import type { ComponentProps, ReactNode } from 'react';
import { ArgTypes, Canvas, Controls, useOf } from '@storybook/addon-docs/blocks';

type Of = Parameters<typeof useOf>[0];

/** A story that can be played with: what its controls can change, and nothing that they can't. */
export function Live({
  of,
  desktop = false,
}: {
  of: Of;
  /** Shows a whole desktop’s width, smaller. */ desktop?: boolean;
}) {
  const { story } = useOf(of, ['story']);
  const fixed = Object.entries(story.argTypes)
    .filter(([name, { control }]) => /^on[A-Z]/.test(name) || !control || isOff(control))
    .map(([name]) => name);
  return (
    <>
      <div className={desktop ? 'docs-desktop' : undefined}>
        <Canvas of={of} />
      </div>
      {fixed.length < Object.keys(story.argTypes).length && (
        <Wide label="Controls">
          <Controls of={of} exclude={fixed} />
        </Wide>
      )}
    </>
  );
}

/** How Storybook keeps `control: false`. */
function isOff(control: unknown): boolean {
  return typeof control === 'object' && control !== null && 'disable' in control && control.disable === true;
}

/** Table of the props of the component and of its subcomponents. */
export function Props({ of }: Pick<ComponentProps<typeof ArgTypes>, 'of'>) {
  return (
    <Wide label="Props">
      <ArgTypes of={of} exclude={['ref', 'style']} />
    </Wide>
  );
}

/** Storybook's tables don't fit a phone: there they scroll by themselves, also by keyboard. */
function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </div>
  );
}
