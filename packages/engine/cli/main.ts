import { languageOf } from './command/help.ts';
import { isInputError } from './command/input-error.ts';
import { readText } from './command/read-text.ts';
import { runCommand } from './run-command.ts';

const wrongInput = 2;
const ownFault = 1;

// A reader that stops early (`| head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const language = languageOf(process.env);

try {
  await reply(process.argv.slice(2));
} catch (fault) {
  // No caller input should get here: it is a bug, but still reported on one line.
  const why = fault instanceof Error ? fault.message : String(fault);
  process.stderr.write(
    `${{ en: 'internal error of the engine', es: 'un fallo del motor' }[language]}: ${why}\n`,
  );
  process.exitCode = ownFault;
}

async function reply(args: readonly string[]): Promise<void> {
  const { language: chosen, answer } = await runCommand(args, {
    language,
    read: (path) => readText(path, process.env.INIT_CWD ?? process.cwd()),
    now: () => performance.now(),
  });
  if (isInputError(answer)) {
    // A name in a file may contain a line break.
    process.stderr.write(`${answer.message[chosen].replaceAll(/\s+/g, ' ')}\n`);
    process.exitCode = wrongInput;
    return;
  }
  for (const note of answer.notes ?? []) process.stderr.write(`${note[chosen]}\n`);
  process.stdout.write(answer.out);
}
