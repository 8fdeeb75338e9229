import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import type { PhotoDecoder } from '../../src/preflight/thumbnail.ts';

/**
 * Loads libheif, which decodes HEIC where the browser does not (Chromium and Firefox). Its license, the LGPL, wants it
 * replaceable: the WebAssembly stays a file of its own, as published.
 */
export async function loadHeicDecoder(): Promise<PhotoDecoder> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`libheif: ${response.status}`);
  const libheif = createLibheif({ wasmBinary: await response.arrayBuffer() });

  return async (file) => {
    const context = libheif.heif_context_alloc();
    /** Functions that free the memory that libheif has allocated, the latest first. */
    const releases = [() => libheif.heif_context_free(context)];
    try {
      const read = libheif.heif_context_read_from_memory(context, await file.arrayBuffer());
      if (read.code.value !== 0) throw new Error(`libheif: ${read.message as string}`);
      const handle = libheif.heif_js_context_get_primary_image_handle(context);
      if (handle.code) throw new Error(`libheif: ${handle.message}`);
      releases.unshift(() => libheif.heif_image_handle_release(handle));
      const { heif_colorspace_RGB: rgb } = libheif.heif_colorspace;
      const { heif_chroma_interleaved_RGBA: rgba } = libheif.heif_chroma;
      const { image, channels, message } = libheif.heif_js_decode_image2(handle, rgb, rgba);
      if (!channels) throw new Error(`libheif: ${message}`);
      releases.unshift(() => libheif.heif_image_release(image));
      const [{ width, height, stride, data }] = channels;
      // Fails if the memory does not suffice.
      const pixels = new ImageData(width, height);
      for (let y = 0; y < height; y++)
        pixels.data.set(data.subarray(y * stride, y * stride + width * 4), y * width * 4);
      return pixels;
    } finally {
      for (const release of releases) release();
    }
  };
}
