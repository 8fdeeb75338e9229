/** Default text of the header; its `messages` prop overrides it. */
export const defaultMessages = {
  topBar: 'Contact and display',
  main: 'Main',
  services: 'Services',
  more: 'More',
  search: 'Search',
  searchKeys: 'Ctrl K',
  portal: 'Portal',
  menu: 'Menu',
  currency: 'currency',
  currencyNote: 'Display only: prices on this site stay in US dollars.',
  language: 'language',
  languageNote: 'Display only: this site is in English.',
};

export type HeaderMessages = typeof defaultMessages;
