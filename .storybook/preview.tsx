import type { Decorator, Preview } from '@storybook/react-vite';
import { useInsertionEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import './preview.css';
import './docs.css';
import { cn } from '../src/lib/cn.ts';
import { clearToasts } from '../src/lib/toast-store.ts';
import { usableControls } from './controls.ts';
import { chooseNetwork, networks } from './network.ts';
import { theme } from './theme.ts';

// A story in a frame of a docs page moves the focus as it acts. The page stays where its reader is.
if (window.frameElement?.ownerDocument.getElementById('storybook-docs')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/** Renders a story on its surface, with the visitor's settings from the toolbar. */
const onSurface: Decorator = (Story, { globals, parameters, viewMode }) => {
  const settings = {
    scheme: globals['scheme'],
    motion: globals['motion'],
    colors: globals['colors'],
    textSize: globals['textSize'],
  };
  const content = (
    <div data-scheme={settings.scheme} data-motion={settings.motion} data-colors={settings.colors}>
      <div
        data-surface={globals['surface']}
        className={cn(
          viewMode === 'story' && 'min-h-dvh',
          parameters['layout'] !== 'fullscreen' && 'p-4 sm:p-8',
        )}
      >
        <Story />
      </div>
    </div>
  );
  return viewMode === 'docs' ? content : <ApplyToDocument {...settings}>{content}</ApplyToDocument>;
};

/** Names and not percentages, because Storybook leaves a value with a `%` out of a story's address. */
const textSizes: Readonly<Record<string, string>> = { regular: '100%', large: '150%', largest: '200%' };

type Settings = { scheme: string; motion: string; colors: string; textSize: string };

/**
 * Applies the settings to the document too, because dialogs, menus and toasts render outside the story. Not on a docs
 * page, whose document holds many stories and Storybook's own text. There the text size has no effect, because
 * lengths in rem follow the document alone. An insertion effect runs before the layout effects of a story, which may
 * measure colors.
 */
function ApplyToDocument({ scheme, motion, colors, textSize, children }: Settings & { children: ReactNode }) {
  useInsertionEffect(() => {
    const page = document.documentElement;
    page.dataset['scheme'] = scheme;
    page.dataset['motion'] = motion;
    page.dataset['colors'] = colors;
    page.style.fontSize = textSizes[textSize] ?? '';
  }, [scheme, motion, colors, textSize]);
  return children;
}

/** A menu of the toolbar. `titles`: each value with its title. */
const menu = (description: string, icon: string, titles: Readonly<Record<string, string>>) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onSurface],
  loaders: [chooseNetwork],
  argTypesEnhancers: [usableControls],
  beforeAll: () =>
    configure({
      // Time in ms that a play function looks for an element before it reports it missing. Testing Library's default of
      // one second is too short on a busy machine. As in playwright.config.ts.
      asyncUtilTimeout: 30_000,
      // Storybook fires events inside React's `act`. A component that suspends there is not rendered again, so code that
      // loads late would never show. Storybook sets this in its own `beforeAll`, which runs before this one.
      eventWrapper: (dispatch) => dispatch(),
    }),
  beforeEach: clearToasts,
  runStep: async (label, play, context) => {
    try {
      await play(context);
    } catch (error) {
      if (error instanceof Error) error.message = `In the step “${label}”: ${error.message}`;
      throw error;
    }
  },
  initialGlobals: {
    surface: 'paper',
    scheme: 'light',
    motion: 'full',
    colors: 'own',
    textSize: 'regular',
    network: 'works',
  },
  globalTypes: {
    surface: menu('Surface', 'paintbrush', { paper: 'Paper', darkroom: 'Darkroom' }),
    scheme: menu('Color scheme of the visitor', 'mirror', { light: 'Light', dark: 'Dark' }),
    motion: menu('Motion', 'play', { full: 'Full motion', reduce: 'Reduced motion' }),
    colors: menu('Forced colors, as Windows’ contrast themes set them', 'contrast', {
      own: 'Own colors',
      forced: 'Forced colors',
    }),
    textSize: menu('Text size', 'grow', {
      regular: 'Text 100 %',
      large: 'Text 150 %',
      largest: 'Text 200 %',
    }),
    network: menu('Network', 'transfer', networks),
  },
  parameters: {
    // Chromatic takes four screenshots of each story: both surfaces at both widths. Our own tests take two of these
    // (tests/visual/stories.spec.ts).
    chromatic: {
      modes: {
        'paper, desktop': { surface: 'paper', viewport: 1280 },
        'paper, phone': { surface: 'paper', viewport: 390 },
        'darkroom, desktop': { surface: 'darkroom', viewport: 1280 },
        'darkroom, phone': { surface: 'darkroom', viewport: 390 },
      },
    },
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { matchers: { date: /Date$/ } },
    docs: {
      theme,
      // The headings of the page, not those of the components that it shows.
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .sb-unstyled *, .skip-toc' },
      codePanel: true,
      // Storybook's own code has no imports, and of a story in an iframe it is the test. Each page has a sample to copy.
      canvas: { sourceState: 'none' },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Components',
          'Photos & pricing',
          'Ordering',
          'Site sections',
          'Patterns',
          ['Pages', ['Compose a page']],
          'Decisions',
          'Specification',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '860px' } },
      },
    },
  },
};

export default preview;
