import { TextField } from '../../../src/index.ts';

export const Email = ({ error }: { error?: string }) => (
  <TextField
    label="Email"
    type="email"
    name="email"
    autoComplete="email"
    required
    hint="The finished files go here."
    error={error}
  />
);
