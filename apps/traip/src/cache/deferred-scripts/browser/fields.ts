type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Records the input to fields. The returned function enters it again, so that React state follows. */
export function holdFields(signal: AbortSignal): () => void {
  const entered = new Map<Field, string | boolean>();
  const keep = ({ target }: Event) => {
    const field = target as Field;
    entered.set(field, isToggle(field) ? field.checked : field.value);
  };
  for (const kind of ['input', 'change']) addEventListener(kind, keep, { capture: true, signal });
  return () => {
    for (const [field, value] of entered) {
      if (isToggle(field)) toggle(field, value === true);
      else enter(field, String(value));
    }
  };
}

export function isToggle(field: Field): field is HTMLInputElement {
  return /checkbox|radio/.test(field.type);
}

/** React ignores events that leave the value as it last knew it. */
export function toggle(field: HTMLInputElement, isOn: boolean): void {
  field.checked = !isOn;
  field.click();
}

export function enter(field: Field, text: string): void {
  const { selectionStart = null, selectionEnd = null } = field as HTMLInputElement;
  if ('defaultValue' in field) field.value = field.defaultValue;
  // Bypasses the setter that React has installed on the field, like a key press does.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  if (selectionStart !== null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
