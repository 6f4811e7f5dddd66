import { deviceStore } from '../../../lib/device/device-store.ts';
import type { CompetitionData } from './use-competition.ts';

/** The competition of a round, so that its results can be entered offline and after a reload. */
const store = deviceStore<CompetitionData | null>({
  empty: null,
  parse: (text) => JSON.parse(text) as CompetitionData,
});

/** Two people who share a device may have different permissions. */
const keyOf = (owner: string, id: string) => `traip.competition.${owner}.${id}`;

export function storeCompetition(owner: string, competition: CompetitionData): void {
  const key = keyOf(owner, competition.id);
  if (store.read(key)?.version !== competition.version) store.update(key, () => competition);
}

export function storedCompetition(owner: string, id: string): CompetitionData | null {
  return store.read(keyOf(owner, id));
}
