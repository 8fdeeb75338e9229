/*
 * The content security policy asks for Trusted Types: no text becomes HTML or a script's address unless a
 * policy has looked at it. This is the only one, and it knows addresses of our own files alone.
 */

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
};

/** Lets workers be started from this site's own files. Markup and code in text have no rule: they are refused. */
export function allowOwnWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, protocol } = new URL(address, location.href);
      // A blob: address has the origin of the page that made it, whatever its content is.
      return origin === location.origin && protocol === location.protocol ? address : null;
    },
  });
}
