import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NavigationProvider, type LinkProps } from '../src/index.ts';

/** Records navigation requests of a story. Storybook clears it before each story. */
export const navigate = fn<(href: string) => void>().mockName('navigate');

/** A link that does not leave the story. It calls `navigate` with its URL. */
function StayingLink({ onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        navigate(rest.href);
      }}
    />
  );
}

/** Renders a story in a host whose router stays on the page. */
export const inHost: Decorator = (Story) => (
  <NavigationProvider Link={StayingLink} navigate={navigate}>
    <Story />
  </NavigationProvider>
);

/** Renders a story right to left with its own text, to show what is mirrored. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** Sets the direction of the document, for stories with a dialog or a toast, which render in the body. For `beforeEach`. */
export function rightToLeftPage() {
  document.documentElement.dir = 'rtl';
  return () => document.documentElement.removeAttribute('dir');
}

/** Renders a story right to left, for stories whose text is Arabic. */
export const inArabic: Decorator = (Story) => (
  <div dir="rtl" lang="ar">
    <Story />
  </div>
);
