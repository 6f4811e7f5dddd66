import { parseArgs } from 'node:util';
import '../compile-cache.ts';

const usage = `npm run backup -- FILE                            writes everything into FILE
npm run backup -- status [FILE] [--within HOURS]   says when the last good backup was made: exit code 1 if
                                                   there is none, or none within so many hours (26)
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { within: { type: 'string', default: '26' } },
});
const [first, second] = positionals;
const hours = Number(values.within);

if (first === undefined || !(hours > 0)) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else if (first === 'status')
  await (await import('./status.ts')).showStatus({ file: second, hours, now: new Date() });
else await (await import('./write.ts')).writeTo(first);
