import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type }) => (type === 'component' || type === 'group' ? inWords(name) : name),
  },
});

/** Returns the label of a component that has only a file name: "bar-chart" as "Bar chart". */
function inWords(name: string): string {
  if (name === 'faq') return 'FAQ';
  if (!/^[a-z-]+$|^([A-Z][a-z]+){2,}$/.test(name)) return name;
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
