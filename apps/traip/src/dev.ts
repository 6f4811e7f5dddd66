import { type ChildProcess, spawn } from 'node:child_process';
import { readConfig } from './config.ts';
import { prepareFolder } from './data-folder.ts';
import { readOrMakeSecret } from './secret.ts';
import { nextProgram, webFolder } from './web/paths.ts';
import { webEnvironment } from './web/settings.ts';

/** Development: the pages reload automatically, and the backend restarts when its code changes. */
const config = readConfig(process.env);
prepareFolder(config.DATA_DIR);
const secret = config.AUTH_SECRET ?? readOrMakeSecret(config.DATA_DIR);
const webPort = config.PORT + 1;

const pages = spawn(
  process.execPath,
  [nextProgram(), 'dev', '--hostname', 'localhost', '--port', String(webPort)],
  {
    cwd: webFolder(),
    env: { ...process.env, ...webEnvironment(config, secret, `http://127.0.0.1:${config.PORT}`) },
    stdio: 'inherit',
  },
);
const backend = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', new URL('main.ts', import.meta.url).pathname],
  {
    env: { ...process.env, WEB_ORIGIN: `http://localhost:${webPort}` },
    stdio: 'inherit',
  },
);

const children: ChildProcess[] = [pages, backend];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 1;
  });
}
