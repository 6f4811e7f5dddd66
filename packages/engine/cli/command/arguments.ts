import { type InputError, inputError, isInputError } from './input-error.ts';

/** An option’s value: none, text, an integer from 1, a number above 0, or one of these words. */
type OptionKind = 'FLAG' | 'TEXT' | 'WHOLE' | 'POSITIVE' | readonly string[];
export type Options = Readonly<Record<string, OptionKind>>;

/** The parsed command line. */
export interface ParsedArguments {
  readonly words: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  choice<T extends string>(name: string, choices: readonly T[]): T | undefined;
}

/** Parses words and options: `--seed 7`, `--seed=7`, `--json`. */
export function readArguments(args: readonly string[], options: Options): ParsedArguments | InputError {
  const words: string[] = [];
  const values = new Map<string, string>();
  const remaining = [...args];
  for (let next = remaining.shift(); next !== undefined; next = remaining.shift()) {
    if (!next.startsWith('--')) {
      words.push(next);
      continue;
    }
    const problem = readOption(next, remaining, options, values);
    if (problem !== null) return problem;
  }
  return toParsed(words, values);
}

function toParsed(words: readonly string[], values: ReadonlyMap<string, string>): ParsedArguments {
  return {
    words,
    flag: (name) => values.has(name),
    text: (name) => values.get(name),
    number: (name) => (values.has(name) ? Number(values.get(name)) : undefined),
    choice: (name, choices) => choices.find((choice) => choice === values.get(name)),
  };
}

function readOption(
  argument: string,
  remaining: string[],
  options: Options,
  values: Map<string, string>,
): InputError | null {
  const [, name = '', own] = /^--([^=]*)(?:=(.*))?$/s.exec(argument) ?? [];
  const kind = Object.hasOwn(options, name) ? options[name] : undefined;
  if (kind === undefined) return unknownOption(name, options);
  if (values.has(name)) return inputError(`--${name} is given twice`, `--${name} aparece dos veces`);
  if (kind === 'FLAG' && own !== undefined)
    return inputError(
      `--${name} takes no value, but "${own}" was given`,
      `--${name} no lleva valor: "${own}"`,
    );
  const value = kind === 'FLAG' ? '' : readValue(name, own ?? remaining.shift(), kind);
  if (isInputError(value)) return value;
  values.set(name, value);
  return null;
}

function unknownOption(name: string, options: Options): InputError {
  const known = Object.keys(options).map((option) => `--${option}`);
  return inputError(
    `--${name} is not an option here; the options are ${known.join(', ')}`,
    `--${name} no es una opción aquí; hay ${known.join(', ')}`,
  );
}

function readValue(
  name: string,
  value: string | undefined,
  kind: Exclude<OptionKind, 'FLAG'>,
): string | InputError {
  if (value === undefined || value === '')
    return inputError(`--${name} needs a value`, `a --${name} le falta el valor`);
  if (typeof kind !== 'string') {
    const found = kind.find((choice) => choice.toLowerCase() === value.toLowerCase());
    const list = kind.join(', ');
    return (
      found ??
      inputError(
        `--${name} must be one of ${list}, not "${value}"`,
        `--${name} es uno de ${list}, no "${value}"`,
      )
    );
  }
  if (kind === 'WHOLE' && !/^[1-9]\d{0,8}$/.test(value))
    return inputError(
      `--${name} must be a whole number, 1 or more, not "${value}"`,
      `--${name} es un número entero desde 1, no "${value}"`,
    );
  if (kind === 'POSITIVE' && !/^\d{1,9}(\.\d{1,9})?$/.test(value.replace(/^\./, '0.')))
    return inputError(
      `--${name} must be a number above 0, not "${value}"`,
      `--${name} es un número mayor que 0, no "${value}"`,
    );
  if (kind === 'POSITIVE' && Number(value) <= 0)
    return inputError(
      `--${name} must be a number above 0, not "${value}"`,
      `--${name} es un número mayor que 0, no "${value}"`,
    );
  return value;
}
