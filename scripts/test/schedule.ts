export type Task = {
  readonly group: string;
  /** Groups that must have ended before. */
  readonly after: readonly string[];
  /** How many it takes. */
  readonly slots: number;
  readonly run: () => Promise<void>;
};

/** Runs tasks side by side in their slots, earlier ones first: a large one waits for room, and later ones behind it. */
export async function schedule(tasks: readonly Task[], slots: number): Promise<void> {
  const queue = [...tasks];
  const running = new Map<Task, Promise<void>>();
  let free = slots;
  const slotsOf = (task: Task) => Math.min(task.slots, slots);
  const isOpen = (group: string) => [...queue, ...running.keys()].some((task) => task.group === group);
  const isDue = (task: Task) => !task.after.some(isOpen);

  function start(task: Task): void {
    queue.splice(queue.indexOf(task), 1);
    free -= slotsOf(task);
    const ended = task.run().finally(() => {
      free += slotsOf(task);
      running.delete(task);
    });
    running.set(task, ended);
  }

  while (queue.length + running.size > 0) {
    const next = queue.find(isDue);
    if (next && slotsOf(next) <= free) start(next);
    else if (running.size === 0) throw new Error(`${queue[0]?.group} waits for what will never end.`);
    else await Promise.race(running.values());
  }
}
