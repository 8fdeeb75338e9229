import { Canvas, Description, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Block } from './block.tsx';
import { PageHeader } from './guide.tsx';

/**
 * The page of a foundation: what it is for (`docs.description.component`), then each of its stories, once, with its
 * note. A story that needs a window of its own says `tags: ['!autodocs']` and is left to the sidebar.
 *
 * @example parameters: { docs: { page: FoundationPage, description: { component: '…' } } }
 */
export function FoundationPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const [folder, title = ''] = preparedMeta.title.split('/');
  return (
    <>
      <PageHeader
        {...{ folder, title }}
        lead={String(preparedMeta.parameters['docs'].description.component)}
      />
      {stories.map((story) => (
        <FoundationStory key={story.id} {...story} />
      ))}
    </>
  );
}

function FoundationStory({ id, name, moduleExport }: { id: string; name: string; moduleExport: object }) {
  return (
    <>
      <h2 id={`anchor--${id}`}>{name}</h2>
      <Block>
        <div className="text-muted max-w-[44em]">
          <Description of={moduleExport} />
        </div>
      </Block>
      {/* The stage has its own margin; the surface reaches the frame's edge. */}
      <Canvas of={moduleExport} layout="fullscreen" />
    </>
  );
}
