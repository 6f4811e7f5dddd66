import type { FieldBindings } from '../../traips/index.ts';

/** Binds form controls to a part of the draft. */
export function bindFields<Fields extends object>(
  fields: Fields,
  change: (fields: Fields) => void,
  problem: (name: string) => string | undefined,
): FieldBindings<Extract<keyof Fields, string>> {
  return {
    field: (name) => ({
      name,
      value: String(fields[name]),
      error: problem(name),
      onChange: (event) => change({ ...fields, [name]: event.target.value }),
    }),
    currentValue: (name) => String(fields[name]),
  };
}
