import { endAllSessions, endSessionsOf, removeSecondFactor } from '@traip/api/commands';
import { withStore } from '../backup/with-store.ts';
import { printLine } from '../print.ts';

const usage = `npm run account -- COMMAND

  remove-second-factor EMAIL   for who has lost their passkeys, their app and their recovery codes
  sign-out EMAIL               ends every session of an account, and revokes its access tokens
  sign-out --all               ends every session of everybody, and revokes all access tokens
`;

const [command, target] = process.argv.slice(2);
const commands = ['remove-second-factor', 'sign-out'];
if (target === undefined || !commands.includes(command ?? '')) {
  process.stderr.write(usage);
  process.exit(2);
}

await withStore(async ({ store: { db } }) => {
  const now = new Date();
  if (command === 'sign-out' && target === '--all') {
    printLine(`Sessions ended: ${await endAllSessions(db, now)}.`);
    return;
  }
  const act = command === 'sign-out' ? endSessionsOf : removeSecondFactor;
  const outcome = await act(db, target, now);
  if (outcome === null) {
    process.stderr.write(`There is no account with the address ${target}.\n`);
    process.exitCode = 1;
    return;
  }
  const done = command === 'sign-out' ? '' : 'Removed the second factor. ';
  printLine(`${outcome.email}: ${done}Sessions ended: ${outcome.sessions}.`);
});
