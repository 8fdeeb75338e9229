import { catalogue, type Service } from '../pricing/catalogue.ts';
import { serviceNames } from '../pricing/names.ts';
import { serviceIds, type ServiceId } from '../pricing/price-table.ts';

/** A service's title, by the host's list or else by the catalogue's names. */
export const titleOf = (services: readonly Pick<Service, 'id' | 'title'>[], id: string): string =>
  services.find((service) => service.id === id)?.title ?? serviceNames[id as ServiceId] ?? '';

/** The catalogue's titles, in the order of SPEC §1. */
export const allServices = serviceIds.map((id) => ({
  id,
  title: catalogue.find((service) => service.id === id)?.title ?? serviceNames[id],
}));
