import { Field } from '../../../src/index.ts';

export const Brightness = () => (
  <Field label="How bright?" hint="Drag, or use the arrow keys.">
    {(control) => <input type="range" {...control} className="h-11 w-full accent-(--accent)" />}
  </Field>
);
