import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

/** Groups whose name in the sidebar says more than the name of their folder, which stays in every address. */
const groups: Record<string, string> = {
  api: 'API',
  ui: 'Components',
  quote: 'Ordering',
  sections: 'Site sections',
  flows: 'Patterns: flows',
  pages: 'Patterns: pages',
};

const inWords = (name: string) => groups[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

addons.setConfig({
  theme,
  sidebar: { showRoots: true, renderLabel: ({ type, name }) => (type === 'root' ? inWords(name) : name) },
});
