/** What `site/build/photographs.ts` makes of `import x from 'file.jpg?…&as=photo'`: all but the words. */
declare module '*as=photo' {
  const file: Omit<import('../src/photos/photograph.ts').Photograph, 'alt'>;
  export default file;
}
