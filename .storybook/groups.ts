/**
 * Folders of `stories/` and the sidebar group of each, in the order of the sidebar. Titles do not name the group: Storybook
 * puts it in front of them.
 */
export const groups: Readonly<Record<string, string>> = {
  foundations: 'Foundations',
  ui: 'Components',
  photos: 'Photos & pricing',
  annotations: 'Photos & pricing',
  looks: 'Photos & pricing',
  pricing: 'Photos & pricing',
  quote: 'Ordering',
  sections: 'Site sections',
  layout: 'Site sections',
  search: 'Site sections',
  chat: 'Site sections',
  account: 'Site sections',
  pages: 'Patterns/Pages',
  flows: 'Patterns/Flows',
  decisions: 'Decisions',
  specification: 'Specification',
  api: 'Specification/API',
};
