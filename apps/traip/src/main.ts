import { type Config, readConfig } from './config.ts';
import { staff } from './demo/people.ts';
import { demoWorld } from './demo-world.ts';
import { say } from './say.ts';
import { StartProblem } from './start-problem.ts';
import { startTraip, type Traip } from './traip.ts';

/** A stop that takes longer than this is not graceful any more. */
const patience = 20_000;

try {
  say('Traip');
  const config = readConfig(process.env);
  const traip = await startTraip(config);
  announce(config, traip);
  stopOnSignal(traip);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

function announce(config: Config, { hasDemoData, mail }: Traip): void {
  say(`\n  ${config.PUBLIC_ORIGIN}\n`);
  if (hasDemoData) {
    say(`  Demo accounts (password ${demoWorld.password}):`);
    for (const { email, memberships } of staff)
      for (const { role } of memberships.slice(0, 1)) say(`    ${email.padEnd(28)}${role}`);
  }
  if (mail === 'mailbox') say(`  Mails stay on this machine: ${config.PUBLIC_ORIGIN}/dev/mailbox`);
  if (mail === 'wait') say('  SMTP_URL is not set: mails wait in the queue until it is.');
  say('  Stop with Ctrl+C.');
}

function stopOnSignal(traip: Traip): void {
  const stop = async () => {
    setTimeout(() => process.exit(1), patience).unref();
    await traip.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
