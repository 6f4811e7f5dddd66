/** A network of arcs with capacities and costs; each arc is followed by its way back. */
export interface Network {
  readonly nodes: number;
  readonly to: number[];
  readonly room: number[];
  readonly cost: number[];
  readonly out: readonly number[][];
}

/** A network without arcs. */
export function emptyNetwork(nodes: number): Network {
  return { nodes, to: [], room: [], cost: [], out: Array.from({ length: nodes }, () => []) };
}

/** Adds an arc and returns its number. */
export function addArc(network: Network, from: number, to: number, room: number, cost: number): number {
  const arc = network.to.length;
  network.to.push(to, from);
  network.room.push(room, 0);
  network.cost.push(cost, -cost);
  network.out[from]?.push(arc);
  network.out[to]?.push(arc + 1);
  return arc;
}

/** How much flows through an arc. */
export const flowIn = ({ room }: Network, arc: number): number => room[arc + 1] ?? 0;

/** Sends so many units as cheaply as can be, each along the cheapest way that is left; null if there is no room for all. */
export function cheapestFlow(network: Network, source: number, sink: number, units: number): number | null {
  let total = 0;
  for (let unit = 0; unit < units; unit++) {
    const { distance, last } = cheapestWay(network, source);
    const way = distance[sink] ?? Number.POSITIVE_INFINITY;
    if (way === Number.POSITIVE_INFINITY) return null;
    total += way;
    for (let node = sink; node !== source; ) {
      const arc = last[node] ?? 0;
      network.room[arc] = (network.room[arc] ?? 0) - 1;
      network.room[arc ^ 1] = (network.room[arc ^ 1] ?? 0) + 1;
      node = network.to[arc ^ 1] ?? source;
    }
  }
  return total;
}

/** Bellman and Ford with a queue: costs of ways back are negative. */
function cheapestWay({ nodes, to, room, cost, out }: Network, source: number) {
  const distance = new Array<number>(nodes).fill(Number.POSITIVE_INFINITY);
  const last = new Array<number>(nodes).fill(-1);
  const isQueued = new Uint8Array(nodes);
  const queue = [source];
  distance[source] = 0;
  for (let at = 0; at < queue.length; at++) {
    const node = queue[at] as number;
    isQueued[node] = 0;
    for (const arc of out[node] ?? []) {
      const next = to[arc] as number;
      const reached = (distance[node] as number) + (cost[arc] as number);
      if ((room[arc] as number) <= 0 || reached >= (distance[next] as number)) continue;
      distance[next] = reached;
      last[next] = arc;
      if (isQueued[next] === 0) queue.push(next);
      isQueued[next] = 1;
    }
  }
  return { distance, last };
}
