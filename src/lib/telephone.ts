/** Returns the `tel:` URL of a phone number as displayed. After a country code, "(0)" is not dialed. */
export const telephone = (phone: string): string => `tel:${phone.replace(/(?<=\+.*)\(0\)|[^+\d]/g, '')}`;
