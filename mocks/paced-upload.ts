/**
 * Lets uploads in the page take their time. Interception alone reports all progress in one moment, after
 * the answer is known, and reads every file into memory to do so. Here the progress is a clock, and the
 * request that goes on to the handlers carries the files' names without their contents.
 */

/** A good line, in bytes per ms (12 MB/s), and the bounds that keep a demonstration watchable, in ms. */
const SPEED = 12_000;
const SHORTEST = 500;
const LONGEST = 4000;
/** Time between two reports of progress, in ms, as browsers have it. */
const INTERVAL = 50;

/** Wraps `XMLHttpRequest` as it is now, after interception. Returns a function that takes it away. */
export function paceUploads(): () => void {
  const Intercepted = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = new Proxy(Intercepted, {
    construct: (target, args) => pace(Reflect.construct(target, args) as XMLHttpRequest),
  });
  return () => {
    globalThis.XMLHttpRequest = Intercepted;
  };
}

/** The same request, except that a form is sent slowly and `upload` reports it. */
function pace(xhr: XMLHttpRequest): XMLHttpRequest {
  const upload = new PacedUpload();
  let timer: ReturnType<typeof setInterval> | undefined;

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

  return new Proxy(xhr, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name];
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
