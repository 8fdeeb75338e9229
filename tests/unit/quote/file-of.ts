/** Returns a file like one from a picker. It reports `size` bytes without containing them. */
export function fileOf(name: string, { size = 1, type = 'image/jpeg', lastModified = 1 } = {}): File {
  const file = new File(['x'], name, { type, lastModified });
  return Object.defineProperty(file, 'size', { value: size });
}

export const filesOf = (count: number, prefix = 'DSC_'): File[] =>
  Array.from({ length: count }, (_, index) => fileOf(`${prefix}${String(index).padStart(4, '0')}.jpg`));
