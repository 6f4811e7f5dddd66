export type Task = {
  readonly group: string;
  /** Groups that must have ended before. */
  readonly after: readonly string[];
  readonly runsAlone: boolean;
  readonly run: () => Promise<void>;
};

/** Runs tasks side by side, at most one in each slot, earlier ones first. */
export async function schedule(tasks: readonly Task[], slots: number): Promise<void> {
  const waiting = [...tasks];
  const running = new Map<Task, Promise<void>>();
  let free = slots;
  const slotsOf = (task: Task) => (task.runsAlone ? slots : 1);
  const isOpen = (group: string) => [...waiting, ...running.keys()].some((task) => task.group === group);
  const canStart = (task: Task) => slotsOf(task) <= free && !task.after.some(isOpen);

  function start(task: Task): void {
    waiting.splice(waiting.indexOf(task), 1);
    free -= slotsOf(task);
    const ended = task.run().finally(() => {
      free += slotsOf(task);
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
