export type Task = {
  readonly group: string;
  /** Groups that must have ended before. */
  readonly after: readonly string[];
  readonly needsAllCores: boolean;
  readonly run: () => Promise<void>;
};

/** Runs tasks side by side, as many as there are cores, earlier ones first. */
export async function schedule(tasks: readonly Task[], cores: number): Promise<void> {
  const waiting = [...tasks];
  const running = new Map<Task, Promise<void>>();
  let free = cores;
  const coresOf = (task: Task) => (task.needsAllCores ? cores : 1);
  const isOpen = (group: string) => [...waiting, ...running.keys()].some((task) => task.group === group);
  const canStart = (task: Task) => coresOf(task) <= free && !task.after.some(isOpen);

  function start(task: Task): void {
    waiting.splice(waiting.indexOf(task), 1);
    free -= coresOf(task);
    const ended = task.run().finally(() => {
      free += coresOf(task);
      running.delete(task);
    });
    running.set(task, ended);
  }

  while (waiting.length + running.size > 0) {
    const next = waiting.find(canStart);
    if (next) start(next);
    else if (running.size === 0) throw new Error(`${waiting[0]?.group} waits for what will never end.`);
    else await Promise.race(running.values());
  }
}
