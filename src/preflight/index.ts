export { setDecoderWorker } from './set-decoder-worker.ts';
export {
  extensionOf,
  isPhotoKind,
  kindsOf,
  photoKinds,
  type OtherKind,
  type PhotoKind,
  type Shown,
} from './formats.ts';
export { picturesOf, type PicturesOptions } from './pictures-of.ts';
export {
  type Embedded,
  type Exposure,
  type Finding,
  type FindingCode,
  type PhotoReport,
} from './photo-report.ts';
export { readPhoto } from './read-photo.ts';
export { sniff, SNIFF_BYTES } from './sniff.ts';
export { runPreflightWorker } from './tasks.ts';
export { type PhotoDecoder, type PhotoDecoders } from './thumbnail.ts';
