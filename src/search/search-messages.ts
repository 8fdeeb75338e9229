export const defaultMessages = {
  title: 'Search',
  field: 'Search this site',
  placeholder: 'Services, guides, prices',
  results: 'Results',
  tooShort: 'Type at least 2 characters to search',
  searching: 'Searching...',
  noResults: (query: string) => `No results found for "${query}"`,
  failed: (query: string) =>
    `No results found for "${query}", because the search failed. Please try again later.`,
  count: (results: number) => (results === 1 ? '1 result' : `${results} results`),
  /** Announced if there are more results than are shown. */
  countFirst: (results: number) => `The first ${results} results`,
  refused: 'This result was not opened, because it does not lead to a page of this site.',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  clearRecentWhat: ' recent searches',
  close: 'Esc, close the search',
  closeKey: 'Esc',
  move: 'move',
  open: 'open',
  leave: 'close',
};

/** Texts of the search dialog. */
export type SearchMessages = typeof defaultMessages;
