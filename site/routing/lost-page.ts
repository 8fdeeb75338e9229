/** Text for a page whose code did not load: on the error screen, and without that screen's code. */
export const lostPage = {
  title: 'This page did not load.',
  text: 'The connection may have dropped on the way.',
};
