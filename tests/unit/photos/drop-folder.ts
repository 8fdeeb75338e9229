/**
 * Drops a folder with one photo on a picker, by default the first one. Returns functions that let the reading succeed or
 * fail, and a promise that resolves once it has ended.
 */
export function dropFolder(name = 'DSC_0412.jpg', picker = 0) {
  const photo = new File(['a'], name, { type: 'image/jpeg' });
  const file = { isFile: true, name: photo.name, file: (resolve: (file: File) => void) => resolve(photo) };
  const read = Promise.withResolvers<void>();
  // Prevents an unhandled rejection: the picker attaches its handlers only after its folder code has loaded.
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

/** Resolves in the second frame, after React has rendered the files of the last reading and run its effects. */
export const settled = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
