/*
 * The worker that draws photos which the browser cannot decode. It has a content security policy of its own, because its
 * decoders are WebAssembly (site/build/headers.ts).
 */
import { runPreflightWorker } from '../../src/preflight/tasks.ts';

runPreflightWorker({
  heic: () => import('./decode-heic.ts').then(({ loadHeicDecoder }) => loadHeicDecoder()),
  jxl: async () => {
    const { default: decode, init } = await import('@jsquash/jxl/decode.js');
    await init();
    return async (file) => decode(await file.arrayBuffer());
  },
});
