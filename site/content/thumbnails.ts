import { photos, squarePhotos } from '#photos';

/** The photographs at a small size: the square crop of each that has one, else the photograph. */
export const thumbnails = { ...photos, ...squarePhotos };
