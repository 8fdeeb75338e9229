/**
 * What a form of ours starts with. `method`: pressed before its script is there, it goes nowhere (it belongs to no
 * `<dialog>`), so no password lands in an address, and nobody on a host's page for what it doesn't take. `noValidate`:
 * what is wrong stands beside its field; a native bubble in a hidden tab would block without a word (DECISIONS 6).
 */
export const idleForm = { method: 'dialog', noValidate: true } as const;
