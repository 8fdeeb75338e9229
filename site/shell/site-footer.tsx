import { Footer } from '../../src/layout/footer.tsx';
import { brand, claims, demonstrationNotice, newsletterMessages } from '../brand.ts';
import { footerColumns } from '../content/footer-columns.ts';
import { Below } from '../sections/below.tsx';
import { footer } from '../sections/heights.json';

/** The library's footer with this studio's links and claims, the same on every page. */
export function SiteFooter() {
  return (
    <Below heights={footer}>
      <Footer
        brand={brand}
        newsletter={`Tips, presets and offers, every other week. Join ${claims.subscribers}.`}
        newsletterMessages={newsletterMessages}
        columns={footerColumns}
        social={brand.social}
        recognition={claims.recognition}
        trust={brand.certifications}
        payments={brand.payments}
        credit={`© ${brand.name}. ${brand.tagline}.`}
        note={
          <>
            {brand.demonstration && `${demonstrationNotice} `}
            No tracking cookies, so no banner.
          </>
        }
      />
    </Below>
  );
}
