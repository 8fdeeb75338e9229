import { useContext, useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { ArgTypes, Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';

type Of = Parameters<typeof useOf>[0];

/** A story with its code as the controls change it, and a table of the props that they can change. */
export function Live({
  of,
  desktop = false,
  code = true,
}: {
  of: Of;
  /** Renders the story at desktop width, scaled down. */
  desktop?: boolean;
  /**
   * Whether the code can be shown. Off if the story wraps the component, because the code would be that of
   * the wrapper. A story in an iframe (`inline: false`) never shows it.
   */
  code?: boolean;
}) {
  const { story } = useOf(of, ['story']);
  const withoutControl = Object.entries(story.argTypes)
    .filter(([name, { control }]) => /^on[A-Z]/.test(name) || !control || isOff(control))
    .map(([name]) => name);
  const canvas = useRef<HTMLDivElement>(null);
  useControlsInFrame(canvas, story.id);
  return (
    <>
      <div ref={canvas} className={desktop ? 'docs-desktop' : undefined}>
        <Canvas
          of={of}
          sourceState={code && story.parameters['docs']?.story?.inline !== false ? 'hidden' : 'none'}
        />
      </div>
      {withoutControl.length < Object.keys(story.argTypes).length && (
        <Wide label="Controls">
          <Controls of={of} exclude={withoutControl} />
        </Wide>
      )}
    </>
  );
}

type Args = Record<string, unknown>;
/** The parts of Storybook's preview that change a story. */
type Preview = {
  storyStoreValue: { args: { get: (id: string) => Args; update: (id: string, args: Args) => void } };
  currentRender: { rerender: () => Promise<void> };
};

/** Passes the values of the controls to a story in an iframe. Storybook passes them to inline stories only. */
function useControlsInFrame(canvas: RefObject<HTMLDivElement | null>, id: string): void {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    const pass = ({ storyId, args }: { storyId: string; args: Args }) => {
      const frame = canvas.current?.querySelector('iframe')?.contentWindow as {
        __STORYBOOK_PREVIEW__?: Preview;
      };
      if (storyId !== id || !frame?.__STORYBOOK_PREVIEW__) return;
      // Not through the iframe's channel: it sends each event to this page too, which would pass it on again.
      const { storyStoreValue, currentRender } = frame.__STORYBOOK_PREVIEW__;
      // `update` keeps values that are missing in `args`, such as those of cleared controls.
      const cleared = Object.keys(storyStoreValue.args.get(id)).map((name) => [name, undefined]);
      storyStoreValue.args.update(id, { ...Object.fromEntries(cleared), ...args });
      void currentRender.rerender();
    };
    channel.on('storyArgsUpdated', pass);
    return () => channel.off('storyArgsUpdated', pass);
  }, [canvas, channel, id]);
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
