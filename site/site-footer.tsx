import { brand } from './brand.ts';
export function SiteFooter() {
  return (
    <footer data-surface="darkroom">
      <div className="wrap py-6">{brand.email}</div>
    </footer>
  );
}
