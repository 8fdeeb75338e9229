import { endpoints } from '../src/api/endpoints.ts';

/**
 * Slows down the calls of `upload` in the page. Interception alone reports all progress at once, after the response is known, and
 * reads every file into memory. Here a timer reports the progress, and the handlers receive the files' names without
 * their contents.
 */

/** Speed of a good connection, in bytes per ms (12 MB/s), and the shortest and longest upload, in ms. */
const SPEED = 12_000;
const SHORTEST = 500;
const LONGEST = 4000;
/** Time between two progress events, in ms, as in browsers. */
const INTERVAL = 50;

/** Wraps the intercepted `XMLHttpRequest`. Returns a function that restores it. */
export function paceUploads(): () => void {
  const Intercepted = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = new Proxy(Intercepted, {
    construct: (target, args) => pace(Reflect.construct(target, args) as XMLHttpRequest),
  });
  return () => {
    globalThis.XMLHttpRequest = Intercepted;
  };
}

/**
 * An `XMLHttpRequest` that, once opened for the call `upload`, sends a form slowly and reports the progress on its
 * `upload`. Other requests are the host's: they keep their files and their own progress.
 */
function pace(xhr: XMLHttpRequest): XMLHttpRequest {
  let timer: ReturnType<typeof setInterval> | undefined;
  const upload = new PacedUpload();

  const own: { [name: string]: unknown } = {
    upload,
    send(body?: XMLHttpRequestBodyInit | null) {
      if (!(body instanceof FormData)) return xhr.send(body);
      const total = sizeOf(body);
      const duration = Math.min(LONGEST, Math.max(SHORTEST, total / SPEED));
      const start = performance.now();
      timer = setInterval(() => {
        const loaded = Math.floor(total * Math.min(1, (performance.now() - start) / duration));
        upload.report('progress', loaded, total);
        if (loaded < total) return;
        clearInterval(timer);
        upload.report('load', total, total);
        xhr.send(withoutContents(body));
      }, INTERVAL);
    },
    abort() {
      clearInterval(timer);
      xhr.abort();
    },
  };

  let isUpload = false;
  const open = (...args: Parameters<XMLHttpRequest['open']>) => {
    isUpload = new URL(args[1], location.href).pathname.endsWith(endpoints.upload.path);
    xhr.open(...args);
  };

  return new Proxy(xhr, {
    get(target, name) {
      if (name === 'open') return open;
      if (isUpload && typeof name === 'string' && Object.hasOwn(own, name)) return own[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  });
}

class PacedUpload extends EventTarget {
  onprogress: ((event: ProgressEvent) => void) | null = null;
  onload: ((event: ProgressEvent) => void) | null = null;

  report(type: 'progress' | 'load', loaded: number, total: number): void {
    const event = new ProgressEvent(type, { lengthComputable: true, loaded, total });
    this[`on${type}`]?.(event);
    this.dispatchEvent(event);
  }
}

const sizeOf = (form: FormData) =>
  [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 1);

function withoutContents(form: FormData): FormData {
  const light = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') light.append(name, value);
    else light.append(name, new File([], value.name, { type: value.type }), value.name);
  }
  return light;
}
