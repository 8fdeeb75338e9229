/*
 * The content security policy requires Trusted Types: text becomes HTML or a script's URL only through a policy. This is
 * the only policy, and it accepts only URLs of the site's own files.
 */

type Policies = {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
};

/**
 * Allows workers from this site's own files. Markup and code in strings have no rule, so browsers refuse them. A default
 * policy that another script has made stays, because a second one would throw.
 */
export function allowOwnWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (trustedTypes?.defaultPolicy) return;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, protocol } = new URL(url, location.href);
      // A `blob:` URL has the origin of the page that made it, so the protocol is compared, too.
      return origin === location.origin && protocol === location.protocol ? url : null;
    },
  });
}
