/**
 * Type of `import x from 'file.jpg?…&as=photo'`, which `site/build/photographs.ts` resolves: all but the alt text, and the same
 * of each crop that the query names.
 */
declare module '*as=photo' {
  type File = Omit<import('../src/photos/photograph.ts').Photograph, 'alt'>;
  const file: File & { card?: File; square?: File };
  export default file;
}
