import { verifyAuditLogs } from '@traip/api/commands';
import { withStore } from '../backup/with-store.ts';
import { printLine } from '../print.ts';
import { readArguments } from './arguments.ts';

const notedHeads = readArguments(process.argv.slice(2));
if (notedHeads === null) {
  process.stderr.write('npm run audit-log -- verify [--head ORGANISATION=HASH]…   (checks every chain)\n');
  process.exit(2);
}

await withStore(async ({ store }) => {
  let count = 0;
  for await (const { orgCode, entries, head, problem } of verifyAuditLogs(store.db, notedHeads)) {
    count += 1;
    if (problem === null)
      printLine(
        `${orgCode}: ${entries} ${entries === 1 ? 'entry' : 'entries'}, intact. Head: ${head || 'none'}`,
      );
    else {
      process.stderr.write(`${orgCode}: broken. ${problem}\n`);
      process.exitCode = 1;
    }
  }
  if (count === 0) printLine('There are no organisations in this database.');
});
