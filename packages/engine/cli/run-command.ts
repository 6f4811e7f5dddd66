import { type ParsedArguments, readArguments } from './command/arguments.ts';
import type { Answer, Command, Environment, Language } from './command/command.ts';
import { helpText } from './command/help.ts';
import { type InputError, inputError, isInputError } from './command/input-error.ts';

// Each command loads its own part of the engine, so only the requested one is imported.
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  standings: async () => (await import('./standings/standings.ts')).standings,
  outlook: async () => (await import('./standings/outlook.ts')).outlook,
  ranking: async () => (await import('./ranking/ranking.ts')).ranking,
  swiss: async () => (await import('./swiss/swiss.ts')).swiss,
  calendar: async () => (await import('./calendar/calendar.ts')).calendar,
  bracket: async () => (await import('./fixtures/bracket.ts')).bracket,
  roundrobin: async () => (await import('./fixtures/round-robin.ts')).roundRobin,
};
const languages: readonly Language[] = ['es', 'en'];

/** The result of a command, and the language to print it in. */
interface Reply {
  readonly language: Language;
  readonly answer: Answer | InputError;
}

/** Runs the command on a command line. */
export async function runCommand(args: readonly string[], environment: Environment): Promise<Reply> {
  const [name = 'help', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined;
  const parsed = readArguments(rest, { ...command?.options, lang: languages, help: 'FLAG' });
  if (isInputError(parsed)) return { language: environment.language, answer: parsed };
  const language = parsed.choice('lang', languages) ?? environment.language;
  if (['help', '--help', '-h'].includes(name) || parsed.flag('help'))
    return { language, answer: { out: helpText(await everyCommand(), language) } };
  const answer =
    command === undefined ? unknownCommand(name) : await start(command, parsed, { ...environment, language });
  return { language, answer };
}

async function start(
  command: Command,
  parsed: ParsedArguments,
  environment: Environment,
): Promise<Answer | InputError> {
  const [word, second] = parsed.words;
  const { name, usage } = command;
  if (word === undefined || word === '')
    return inputError(
      `${name} needs ${command.argumentName.en}: ${usage}`,
      `${name} necesita ${command.argumentName.es}: ${usage}`,
    );
  if (second !== undefined)
    return inputError(`${name}: unexpected argument "${second}"`, `${name}: sobra "${second}"`);
  return command.run(word, parsed, environment);
}

function everyCommand(): Promise<readonly Command[]> {
  return Promise.all(Object.values(commands).map((load) => load()));
}

function unknownCommand(name: string): InputError {
  const known = [...Object.keys(commands), 'help'].join(', ');
  return inputError(
    `"${name}" is not a command; the commands are ${known}`,
    `"${name}" no es una orden; hay ${known}`,
  );
}
