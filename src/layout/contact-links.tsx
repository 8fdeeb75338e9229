import { telephone } from '../lib/telephone.ts';
import type { FrameBrand } from './frame.ts';

/** Links to call and to email the studio. One that the brand lacks is left out. */
export function ContactLinks({ brand, className }: { brand: FrameBrand; className: string }) {
  const { phone, email } = brand;
  return (
    <>
      {phone && (
        <a href={telephone(phone)} className={className}>
          <bdi>{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={className}>
          {email}
        </a>
      )}
    </>
  );
}
