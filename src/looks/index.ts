export { applyLook, cubeOf, looks, type Look } from './looks.ts';
export { applyLooks, chainOf } from './chain.ts';
export { colorLooks } from './color-looks.ts';
export { sourceOfFile, sourceOfPhotograph, type LookSource } from './look-source.ts';
export { LookThumb, type LookThumbProps } from './look-thumb.tsx';
