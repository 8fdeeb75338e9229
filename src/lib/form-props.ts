/**
 * Props that every form shares. `method="dialog"` makes a submit before hydration do nothing, so a password never ends up
 * in a URL. `noValidate` disables the browser's own messages: ours appear beside the fields, and one of the browser's in a
 * hidden tab would block the form silently (ordering 21).
 */
export const formProps = { method: 'dialog', noValidate: true } as const;
