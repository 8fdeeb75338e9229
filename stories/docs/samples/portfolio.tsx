import { photos, squarePhotos } from '#photos';
import { Portfolio } from '../../../src/index.ts';

export const PortfolioSection = () => (
  <Portfolio
    title="Two rolls."
    categories={[{ value: 'automotive', label: 'Automotive' }]}
    items={[
      {
        id: 'car',
        title: 'Ochre car',
        category: 'automotive',
        recipe: 'automotive',
        photo: photos.car,
        thumbnail: squarePhotos.car,
      },
    ]}
  />
);
