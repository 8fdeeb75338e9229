import { EstimateReceipt } from '../../../src/index.ts';

export const Price = ({ images }: { images: number }) => (
  <EstimateReceipt
    serviceType="portrait"
    qualityLevel="pro"
    turnaround="priority"
    imageCount={images}
    rushOrder={false}
    level={2}
  />
);
