import type { Service } from '../pricing/catalog.ts';
import { serviceNames, serviceTitles } from '../pricing/names.ts';
import { serviceIds, type ServiceId } from '../pricing/price-table.ts';

/** Returns a service's title from the host's list, or else our short name. */
export const titleOf = (services: readonly Pick<Service, 'id' | 'title'>[], id: string): string =>
  services.find((service) => service.id === id)?.title ?? serviceNames[id as ServiceId] ?? '';

/** Names of the services where their prices are listed: the host's titles, or else our short names. */
export const pricedNames = (services: readonly Pick<Service, 'id' | 'title'>[]): typeof serviceNames =>
  services === allServices
    ? serviceNames
    : { ...serviceNames, ...Object.fromEntries(services.map(({ id, title }) => [id, title])) };

/** The offered services with their titles, in the order of `serviceIds`. */
export const allServices = serviceIds.map((id) => ({ id, title: serviceTitles[id] }));
