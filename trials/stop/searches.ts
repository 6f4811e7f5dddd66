import { setTimeout as pause } from 'node:timers/promises';
import { calendarRoutes, createClient, venueRoutes } from '@traip/contract';
import type { Caller, Club } from '../scoring/club.ts';

const orgCode = 'jornada';
/** Longer than Traip runs between two stops. */
const seconds = 15;
const timeout = 120_000;

/** A calendar search that every stop interrupts. */
interface Search {
  /** Resolves once it has started. */
  running(): Promise<void>;
  /** How it ended. */
  ended(): Promise<string>;
}

export async function startSearch(caller: Caller, { standings, competitionId }: Club): Promise<Search> {
  const calendar = createClient(calendarRoutes, caller);
  const fields = [{ name: 'Campo 1' }, { name: 'Campo 2' }, { name: 'Campo 3' }];
  const body = { name: 'Polideportivo', fields };
  await createClient(venueRoutes, caller).create({ params: { orgCode }, body });
  const { phases } = await standings.tables({ params: { id: competitionId }, query: {} });
  const phaseId = phases[0]?.id ?? '';
  const preferences = {
    firstDay: '2027-01-09',
    lastDay: '2027-12-19',
    windows: [6, 7].map((weekday) => ({ weekday, from: '10:00', to: '18:00' })),
    seconds,
  };
  const { id } = await calendar.plan({ params: { phaseId }, body: preferences });
  const status = async () => (await calendar.get({ params: { phaseId, id } })).status;
  return {
    running: async () => {
      await until(async () => (await status()) !== 'WAITING');
    },
    ended: async () => {
      await until(async () => !['WAITING', 'RUNNING'].includes(await status()));
      return status();
    },
  };
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < timeout; waited += 200) {
    if (await isDone()) return;
    await pause(200);
  }
}
