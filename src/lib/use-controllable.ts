import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { callHost } from './call-host.ts';

type Options<T> = {
  /** Name of the component, for the warning to a host that begins or ceases to control it. */
  caller: string;
  /** The host's value; `undefined` if the host does not control it. */
  prop?: T | undefined;
  /** Initial value if the host does not control it. */
  defaultProp: T;
  onChange?: ((value: T) => void) | undefined;
};

/**
 * State that a host may control. An error of its `onChange` is reported: if the host does not control the state, Radix
 * calls it in an effect, where an error would remove the page.
 */
export const useControllable = <T>(options: Options<T>) =>
  useControllableState<T>({
    ...options,
    onChange: (value) => callHost(() => options.onChange?.(value)),
  });
