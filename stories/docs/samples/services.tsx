import { servicePhotos } from '#photos';
import { catalog, Services } from '../../../src/index.ts';

export const WeddingServices = () => (
  <Services
    number="01"
    eyebrow="Services"
    title="Four ways to finish a wedding."
    services={catalog.slice(0, 4)}
    photos={servicePhotos}
    hrefFor={(id) => `/services/${id}`}
  />
);
