import { type Config, readConfig } from './config.ts';
import { staff } from './demo/people.ts';
import { demoWorld } from './demo-world.ts';
import { createDatabase } from './first-start.ts';
import { printLine } from './print.ts';
import { StartupError } from './startup-error.ts';
import type { Traip } from './traip.ts';

/** More than slow clients and running jobs get together. A stop that takes longer is no longer graceful. */
const stopTimeout = 25_000;

try {
  printLine('Traip');
  const config = readConfig(process.env);
  await createDatabase(config);
  const { startTraip } = await import('./traip.ts');
  const traip = await startTraip(config);
  announce(config, traip);
  stopOnSignal(traip);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

function announce(config: Config, { hasDemoData, mail }: Traip): void {
  printLine(`\n  ${config.PUBLIC_ORIGIN}\n`);
  if (hasDemoData) {
    printLine(`  Demo accounts (password ${demoWorld.password}):`);
    for (const { email, memberships } of staff)
      for (const { role } of memberships.slice(0, 1)) printLine(`    ${email.padEnd(28)}${role}`);
  }
  if (mail === 'mailbox') printLine(`  Emails stay on this machine: ${config.PUBLIC_ORIGIN}/dev/mailbox`);
  if (mail === 'wait') printLine('  SMTP_URL is not set: emails wait in the queue until it is.');
  printLine('  Stop with Ctrl+C.');
}

function stopOnSignal(traip: Traip): void {
  const stop = async () => {
    setTimeout(() => process.exit(1), stopTimeout).unref();
    await traip.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
