import { Footer } from '../../src/layout/footer.tsx';
import { brand, claims, demonstrationNotice } from '../brand.ts';
import { footerColumns } from '../content/footer-columns.ts';
import { belowFoldProps } from '../sections/below-fold-props.ts';
import { footer } from '../sections/heights.json';

/** The library's footer with this studio's links and claims, the same on every page. */
export function SiteFooter() {
  return (
    <div {...belowFoldProps(footer)}>
      <Footer
        brand={brand}
        // No call sends the email address (account 11). A studio that connects a mailing service passes `onSubscribe` and
        // removes the second line.
        newsletter={
          <>
            {`Tips, presets and offers, every other week. Join ${claims.subscribers}.`}
            <span className="block">Not connected: nothing is sent.</span>
          </>
        }
        columns={footerColumns}
        social={brand.social}
        recognition={Object.entries(claims.recognition).map(([label, value]) => ({ label, value }))}
        trust={brand.certifications}
        payments={brand.payments}
        credit={`© ${brand.name}. ${brand.tagline}.`}
        note={`${brand.demonstration ? `${demonstrationNotice} ` : ''}No tracking cookies, so no banner.`}
      />
    </div>
  );
}
