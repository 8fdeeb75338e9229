/**
 * Drops a folder with one photo on a picker, by default the first one. Returns functions that end its reading, and a promise that it has
 * ended.
 */
export function dropFolder(name = 'DSC_0412.jpg', picker = 0) {
  const photo = new File(['a'], name, { type: 'image/jpeg' });
  const file = { isFile: true, name: photo.name, file: (resolve: (file: File) => void) => resolve(photo) };
  const read = Promise.withResolvers<void>();
  // It is listened to only once the code that reads a folder has loaded.
  read.promise.catch(() => {});
  const ended = Promise.withResolvers<void>();
  const batches = [[file], []];
  const readEntries = (resolve: (entries: unknown) => void, reject: () => void) =>
    void read.promise.then(() => {
      resolve(batches.shift());
      if (batches.length === 0) ended.resolve();
    }, reject);
  const folder = { isDirectory: true, name: 'shoot', createReader: () => ({ readEntries }) };
  const dataTransfer = { types: ['Files'], files: [], items: [{ webkitGetAsEntry: () => folder }] };
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  document.querySelectorAll('input[type=file]')[picker]!.parentElement!.dispatchEvent(event);
  return { ...read, ended: ended.promise };
}

/** Resolves once the steps behind the last reading, which are microtasks, are done. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
