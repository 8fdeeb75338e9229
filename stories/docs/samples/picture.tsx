import { photos } from '#photos';
import { Picture } from '../../../src/index.ts';

export const Cover = () => (
  <Picture
    photo={photos.car}
    sizes="(min-width: 64rem) 578px, 100vw"
    className="rounded-print aspect-4/3"
    priority
  />
);
