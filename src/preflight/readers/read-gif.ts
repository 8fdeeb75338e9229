import { isTooLarge, type Metadata, type Reader } from '../photo-report.ts';
import type { Source } from '../source.ts';

/** Maximum number of bytes that are read. A GIF's data can only be skipped block by block, of at most 255 bytes. */
const MAX_WALK = 512 * 1024;
const IMAGE = 0x2c;
const EXTENSION = 0x21;

/** GIF. It is animated if a second frame begins in the bytes that are read, and whole if these end between two blocks. */
export const readGif: Reader = async (source, metadata) => {
  const head = await source.read(0, 13);
  Object.assign(metadata, { width: head.getUint16(6, true), height: head.getUint16(8, true) });
  const isWhole = await readBlocks(source, 13 + paletteSize(head.getUint8(10)), metadata);
  if (!isWhole) metadata.findings.add('truncated');
};

const paletteSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Steps through the blocks. Each frame's size counts, because a decoder allocates it regardless of the GIF's own size.
 *
 * @returns whether the GIF is whole as far as it was read: it needs no trailer, but must not end inside a block.
 */
async function readBlocks(source: Source, start: number, metadata: Metadata): Promise<boolean> {
  const bytes = await source.read(0, Math.min(source.size, MAX_WALK));
  const end = bytes.byteLength;
  const goesOn = end < source.size;
  let at = start;
  let frames = 0;
  while (at < end) {
    const mark = bytes.getUint8(at);
    if (mark === IMAGE) {
      if (at + 10 > end) return goesOn;
      const [left = 0, top = 0, width = 0, height = 0] = [1, 3, 5, 7].map((part) =>
        bytes.getUint16(at + part, true),
      );
      // A frame that is much larger than the GIF's own size is an attack. Decoders cut off what is a little larger.
      const extent = { width: left + width, height: top + height };
      if (!metadata.width || !metadata.height || isTooLarge(extent)) Object.assign(metadata, extent);
      if (++frames > 1) metadata.findings.add('animated');
      at += 11 + paletteSize(bytes.getUint8(at + 9));
    } else if (mark === EXTENSION) at += 2;
    // The trailer, or unknown bytes, which do not matter after a frame. Before the first frame they mean that this is no GIF.
    else if (frames > 0) return true;
    else throw new Error('No image');
    for (let size = -1; size !== 0; at += size + 1) {
      if (at >= end) return goesOn;
      size = bytes.getUint8(at);
    }
  }
  return goesOn || frames > 0;
}
