import { type Given, readArguments } from './face/arguments.ts';
import type { Answer, Command, Language, Surroundings } from './face/command.ts';
import { type Complaint, complain, isComplaint } from './face/complaint.ts';
import { helpText } from './face/help.ts';

// Each command brings its part of the engine with it: only the one that is asked for is loaded.
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  standings: async () => (await import('./standings/standings.ts')).standings,
  outlook: async () => (await import('./standings/outlook.ts')).outlook,
  swiss: async () => (await import('./swiss/swiss.ts')).swiss,
  calendar: async () => (await import('./calendar/calendar.ts')).calendar,
  bracket: async () => (await import('./fixtures/bracket.ts')).bracket,
  roundrobin: async () => (await import('./fixtures/round-robin.ts')).roundRobin,
};
const languages: readonly Language[] = ['es', 'en'];

/** What came of a question, and the language to tell it in. */
export interface Reply {
  readonly language: Language;
  readonly answer: Answer | Complaint;
}

/** Answers what is written on a command line. */
export async function ask(args: readonly string[], around: Surroundings): Promise<Reply> {
  const [name = 'help', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined;
  const given = readArguments(rest, { ...command?.options, lang: languages, help: 'FLAG' });
  if (isComplaint(given)) return { language: around.language, answer: given };
  const language = given.choice('lang', languages) ?? around.language;
  if (['help', '--help', '-h'].includes(name) || given.flag('help'))
    return { language, answer: { out: helpText(await everyCommand(), language) } };
  const answer = command === undefined ? unknownCommand(name) : run(command, given, { ...around, language });
  return { language, answer };
}

function run(command: Command, given: Given, around: Surroundings): Answer | Complaint {
  const [word, second] = given.words;
  const { name, usage } = command;
  if (word === undefined || word === '')
    return complain(
      `${name} needs ${command.word.en}: ${usage}`,
      `${name} necesita ${command.word.es}: ${usage}`,
    );
  if (second !== undefined)
    return complain(`${name}: "${second}" is one word too many`, `${name}: sobra "${second}"`);
  return command.run(word, given, around);
}

function everyCommand(): Promise<readonly Command[]> {
  return Promise.all(Object.values(commands).map((load) => load()));
}

function unknownCommand(name: string): Complaint {
  const known = [...Object.keys(commands), 'help'].join(', ');
  return complain(`"${name}" is no command; there are ${known}`, `"${name}" no es una orden; hay ${known}`);
}
