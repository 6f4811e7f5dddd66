import type { FieldBindings } from '../../traips/index.ts';

/** The fields of something that is written in the draft. */
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
    valueOf: (name) => String(fields[name]),
  };
}
