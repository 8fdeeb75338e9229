import { PhotoList } from '../../../src/index.ts';

export const OrderPhotos = ({
  photos,
  remove,
}: {
  photos: readonly File[];
  remove: (photo: File) => void;
}) => <PhotoList photos={photos} onRemove={remove} />;
