import type { ComponentProps, ReactNode } from 'react';
import { ArgTypes, Canvas, Controls, useOf } from '@storybook/addon-docs/blocks';

type Of = Parameters<typeof useOf>[0];

/** A story with a table of the props that its controls can change. */
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

/** Whether a control is off: Storybook turns `control: false` into an object. */
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

/** A region that scrolls, also by keyboard, because Storybook's tables are wider than a phone. */
function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </div>
  );
}
