import { readdirSync, readFileSync } from 'node:fs';

/** Microseconds of CPU used by a process and its children, as counted by the kernel scheduler. */
export function cpuTime(pid: number): number {
  let used = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    used += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1_000;
  }
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + cpuTime(Number(child)), used);
}

/** The parent process of a local PostgreSQL server, found from the process of one connection. */
export function postgresServerOf(connectionPid: number): number {
  return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${connectionPid}/status`, 'utf8'))?.[1]);
}

/** Microseconds of CPU of such a server, including ended processes, whose time their parent keeps. */
export function postgresCpuTime(serverPid: number): number {
  const fields = readFileSync(`/proc/${serverPid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [ticksOfEnded = 0, kernelTicksOfEnded = 0] = fields.slice(13, 15).map(Number);
  return cpuTime(serverPid) + (ticksOfEnded + kernelTicksOfEnded) * 10_000;
}

/** Resident memory of a process, in kilobytes. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
