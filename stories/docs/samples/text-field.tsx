import { TextField } from '../../../src/index.ts';

export const Email = ({ error }: { error?: string }) => (
  <TextField
    label="Email"
    type="email"
    name="email"
    autoComplete="email"
    required
    hint="We send the finished files to this address."
    error={error}
  />
);
