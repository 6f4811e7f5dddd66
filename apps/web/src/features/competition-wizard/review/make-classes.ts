import { weightClassName } from '@traip/engine/registration';
import { dashboardApi } from '../../../lib/api/browser.ts';
import { weighInApi } from '../../../lib/api/weigh-in.ts';
import type { CompetitionFormInput } from '../draft/to-form.ts';
import type { DraftClass } from '../draft/weights.ts';

interface Made {
  readonly id: string;
  readonly traip: { readonly id: string };
  readonly season: { readonly id: string };
  readonly category: { readonly id: string };
}

const inGrams = (kg: number | null) => (kg === null ? null : Math.round(kg * 1000));

/** "Copa de Judo −73 kg". */
export function nameWithClass(name: string, { above, upTo }: DraftClass): string {
  return `${name} ${weightClassName({ above: inGrams(above), upTo: inGrams(upTo) })}`;
}

/** Gives the new competition the first class, and each of the others one of its own beside it. */
export async function makeClasses(
  orgCode: string,
  { id, traip, season, category }: Made,
  form: CompetitionFormInput,
  [first, ...others]: readonly DraftClass[],
  name: string,
): Promise<void> {
  if (first === undefined) return;
  const setClass = (competitionId: string, weightClass: DraftClass) =>
    weighInApi.setClass({ params: { competitionId }, body: { weightClass } });
  await setClass(id, first);
  for (const weightClass of others) {
    const { competition } = await dashboardApi.createCompetition({
      params: { orgCode },
      body: {
        ...form,
        traip: { id: traip.id },
        season: { id: season.id },
        category: { id: category.id },
        competition: { ...form.competition, name: nameWithClass(name, weightClass) },
        teams: [],
      },
    });
    await setClass(competition.id, weightClass);
  }
}
