import type { Bound } from '../../traips/index.ts';

/** The fields of something that is written in the draft. */
export function boundTo<W extends object>(
  written: W,
  change: (written: W) => void,
  problem: (name: string) => string | undefined,
): Bound<Extract<keyof W, string>> {
  return {
    field: (name) => ({
      name,
      value: String(written[name]),
      error: problem(name),
      onChange: (event) => change({ ...written, [name]: event.target.value }),
    }),
    held: (name) => String(written[name]),
  };
}
