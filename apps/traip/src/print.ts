/** One line for the person who starts Traip. */
export function printLine(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Prints what is being done, and its outcome when done. */
export async function withProgress<T>(
  task: string,
  work: () => Promise<T>,
  outcome: (result: T) => string,
): Promise<T> {
  const label = `  ${task.padEnd(12)}`;
  if (process.stdout.isTTY) process.stdout.write(`${label}…\r`);
  const result = await work();
  printLine(`${label}${outcome(result)}`);
  return result;
}
