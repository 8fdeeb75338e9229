/* Each part of the form gets the fields it shows and no other, so that typing in one draws only that one again. */

export const detailsFields = [
  'serviceType',
  'qualityLevel',
  'turnaround',
  'imageCount',
  'specialRequirements',
  'rushOrder',
] as const;
export const preferencesFields = ['stylePrefs', 'colorPrefs'] as const;
export const contactFields = [
  'clientName',
  'clientEmail',
  'clientPhone',
  'contactMethod',
  'contactTime',
  'projectDeadline',
] as const;
export const priceFields = ['serviceType', 'qualityLevel', 'turnaround', 'imageCount', 'rushOrder'] as const;

export function pick<T extends object, K extends keyof T>(source: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<T, K>;
}
