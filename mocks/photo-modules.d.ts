/** Type of `import x from 'file.jpg?…&as=photo'`, which `site/build/photographs.ts` resolves: all but the alt text. */
declare module '*as=photo' {
  const file: Omit<import('../src/photos/photograph.ts').Photograph, 'alt'>;
  export default file;
}
