/**
 * What somebody has chosen or typed in prerendered HTML before React took its controls over. React would put the
 * page's first state back; read it before, and tell it after.
 */
export type EarlyChoice = {
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  value: string | boolean;
};

/** The controls in `place` that no longer stand as the HTML has them: also those that the browser has restored. */
export function readEarlyChoices(place: Element): EarlyChoice[] {
  const choices: EarlyChoice[] = [];
  for (const control of place.querySelectorAll('input, textarea, select')) {
    if (control instanceof HTMLSelectElement) {
      const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
      if (first && control.value !== first.value) choices.push({ control, value: control.value });
    } else if (control instanceof HTMLInputElement && isTicked(control)) {
      // Of a group of radio buttons only the one that is on has something to say.
      const changed =
        control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
      if (changed) choices.push({ control, value: control.checked });
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      // Files stay in their input, where the photo picker looks by itself.
      if (control.type !== 'file' && control.value !== control.defaultValue) {
        choices.push({ control, value: control.value });
      }
    }
  }
  return choices;
}

/** Whether there are any, or files, which stay in their input. */
export function hasEarlyChoices(place: Element): boolean {
  const hasFiles = ({ files }: HTMLInputElement) => files !== null && files.length > 0;
  return readEarlyChoices(place).length > 0 || [...place.querySelectorAll('input')].some(hasFiles);
}

/** Makes each choice once more, so that the handlers which are there now hear of it. */
export function tellEarlyChoices(choices: readonly EarlyChoice[]): void {
  for (const { control, value } of choices) {
    if (!control.isConnected || control.disabled) continue;
    if (typeof value === 'boolean') {
      // React hears only of what differs from what it has last seen in the control itself.
      (control as HTMLInputElement).checked = !value;
      control.click();
    } else {
      setUnseen(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Past React, which watches each control's own `value` to know what is new. */
function setUnseen(control: EarlyChoice['control'], value: string) {
  if (control.value === value) control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}
