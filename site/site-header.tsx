import { brand } from './brand.ts';
import { paths } from './paths.ts';
export function SiteHeader() {
  return (
    <header data-surface="darkroom">
      <div className="wrap flex gap-6 py-6">
        <a href={paths.home}>{brand.name}</a>
        <a href={paths.services}>Services</a>
        <a href={paths.pricing}>Pricing</a>
        <a href={paths.about}>About</a>
      </div>
    </header>
  );
}
