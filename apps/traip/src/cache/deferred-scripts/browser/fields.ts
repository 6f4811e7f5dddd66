type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps what is entered. The returned function enters it once more, so that React knows of it too. */
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

/** React compares with the last value that was set through the field, and hears of nothing that is the same. */
export function toggle(field: HTMLInputElement, isOn: boolean): void {
  field.checked = !isOn;
  field.click();
}

export function enter(field: Field, text: string): void {
  const { selectionStart = null, selectionEnd = null } = field as HTMLInputElement;
  if ('defaultValue' in field) field.value = field.defaultValue;
  // Past the setter that React has put on the field, as a key press goes.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  if (selectionStart !== null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
