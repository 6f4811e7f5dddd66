import type { LoggerInstance } from 'next-auth';

const maxLength = 300;

/**
 * One line of JSON per event on standard error. Anyone may post to `_log`, and provider responses contain
 * secrets: only the code, the error name and a short message are written.
 */
export const log: LoggerInstance = {
  error: (code, details) => write('error', code, details),
  warn: (code) => write('warn', code),
  debug: () => undefined,
};

function write(level: 'error' | 'warn', code: unknown, details?: unknown): void {
  const line = {
    level,
    time: new Date().toISOString(),
    from: 'auth',
    code: truncate(code),
    ...describe(details),
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

function describe(details: unknown): { name?: string; message?: string; browser?: true } {
  if (typeof details !== 'object' || details === null) return {};
  const { error, client, name, message } = details as Record<string, unknown>;
  const inner = error instanceof Error ? error : { name, message };
  return {
    ...(typeof inner.name === 'string' ? { name: truncate(inner.name) } : {}),
    ...(typeof inner.message === 'string' ? { message: truncate(inner.message) } : {}),
    ...(client === undefined ? {} : { browser: true }),
  };
}

const truncate = (value: unknown) => String(value).slice(0, maxLength);
