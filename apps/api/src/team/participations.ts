import type { Participation, Read } from '@traip/contract';

type Participations = readonly Read<typeof Participation>[];

/** The competitions in which each of these teams takes part. The tables know of no competition: none does. */
export async function participationsOf(
  _teamIds: readonly string[],
): Promise<ReadonlyMap<string, Participations>> {
  return new Map();
}
