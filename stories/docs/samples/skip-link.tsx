import { SkipLink } from '../../../src/index.ts';

export const Page = () => (
  <>
    <SkipLink />
    <header>Northlight Studio</header>
    <main id="main">Content</main>
  </>
);
