import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { callHost } from './call-host.ts';

/**
 * State that a host may control. An error of its `onChange` is reported: if the host does not control the state, Radix
 * calls it in an effect, where an error would remove the page.
 *
 * @param caller Name of the component, for the warning to a host that begins or ceases to control it.
 * @param value The host's value; `undefined` if the host does not control it.
 * @param initial Initial value if the host does not control it.
 */
export const useControllable = <T>(
  caller: string,
  value: T | undefined,
  initial: T,
  onChange?: (value: T) => void,
) =>
  useControllableState<T>({
    caller,
    prop: value,
    defaultProp: initial,
    onChange: (next) => callHost(() => onChange?.(next)),
  });
