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

/** The process that all processes of a PostgreSQL server on this machine are children of, from that of one connection. */
export function postgresServerOf(connectionPid: number): number {
  return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${connectionPid}/status`, 'utf8'))?.[1]);
}

/** Microseconds of CPU of such a server: also of the processes that have ended, whose time their parent keeps. */
export function postgresCpuTime(serverPid: number): number {
  const fields = readFileSync(`/proc/${serverPid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [ticksOfEnded = 0, kernelTicksOfEnded = 0] = fields.slice(13, 15).map(Number);
  return cpuTime(serverPid) + (ticksOfEnded + kernelTicksOfEnded) * 10_000;
}

/** Kilobytes of memory that a process has in use. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
