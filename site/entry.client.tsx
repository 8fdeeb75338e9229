import './site.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { startNavigation } from './navigation.tsx';
import { Root } from './root.tsx';
import { loadPage, pageAt } from './routes.ts';

const container = document.getElementById('root')!;
const app = (
  <Router>
    <Root />
  </Router>
);

startNavigation();

// The page's own code first: hydrating without it would put the fallback in place of the HTML.
await loadPage(pageAt(location.pathname));
// Only the development server sends an empty root; every built page comes with its HTML.
if (container.firstElementChild) hydrateRoot(container, app);
else createRoot(container).render(app);
