import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NavigationProvider, type LinkProps } from '../src/index.ts';

/** Records navigation requests of a story. Storybook clears it before each story. */
export const navigate = fn<(href: string) => void>().mockName('navigate');

/** A link that stays in the story, and tells `navigate` of same-origin addresses. */
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

/** The host that supplies a router: here one that goes nowhere. */
export const inHost: Decorator = (Story) => (
  <NavigationProvider Link={StayingLink} navigate={navigate}>
    <Story />
  </NavigationProvider>
);

/** Right to left in the words that the story has, to see what turns around. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** The same for a story with a dialog or a toast, which are rendered in the body. For `beforeEach`. */
export function rightToLeftPage() {
  document.documentElement.dir = 'rtl';
  return () => document.documentElement.removeAttribute('dir');
}

/** Right to left in its own language; for stories whose words are Arabic. */
export const inArabic: Decorator = (Story) => (
  <div dir="rtl" lang="ar">
    <Story />
  </div>
);
