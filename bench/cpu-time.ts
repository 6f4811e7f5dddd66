import { readdirSync, readFileSync } from 'node:fs';

/** Microseconds of CPU that a process and its children have used, as the scheduler of the kernel counts them. */
export function cpuTime(pid: number): number {
  let used = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    used += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1_000;
  }
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + cpuTime(Number(child)), used);
}

/** Kilobytes of memory that a process has in use. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
