/**
 * The library's public names. Everything another project may import is here and nowhere else;
 * styles come from `src/styles/index.css`.
 */
export { cn } from './lib/cn.ts';
export { Link, NavigationProvider, useNavigate, type LinkProps, type Navigation } from './lib/navigation.tsx';
export type { Photograph } from './photos/photograph.ts';
