/**
 * Folders of `stories/` and the group of the sidebar that each is in, in the order of the sidebar. A title says no
 * group of its own: Storybook puts the group before it.
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
