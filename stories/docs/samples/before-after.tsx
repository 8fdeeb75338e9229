import { photos } from '#photos';
import { BeforeAfter } from '../../../src/index.ts';

export const Bottle = () => (
  <BeforeAfter
    before={photos.bottle}
    after={photos.bottleWhite}
    defaultValue={40}
    sizes="(min-width: 64rem) 578px, 100vw"
  />
);
