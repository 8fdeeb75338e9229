import { TextArea } from '../../../src/index.ts';

export const Notes = () => (
  <TextArea label="Special requirements" name="specialRequirements" optional maxLength={2000} />
);
