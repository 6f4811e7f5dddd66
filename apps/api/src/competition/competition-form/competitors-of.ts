import type { CompetitorKind } from '@traip/engine';
import { proposedCompetitors } from '../../people/competitor/proposed-competitors.ts';
import { rulesOf } from '../sport/rules-of.ts';
import { type Form, type FormTransaction, isChosen } from './form/form.ts';
import { lockTeams } from './queries.ts';

/** Who competes: as stated, or the kind of the chosen teams, or what the sport and the names suggest. */
export async function competitorsOf(
  { trx, scope }: FormTransaction,
  { competitors, competition, teams }: Form,
  sportVariantKey: string,
): Promise<CompetitorKind> {
  if (competitors !== undefined) return competitors;
  const chosen = teams.filter(isChosen).map(({ id }) => id);
  const [known] = chosen.length === 0 ? [] : await lockTeams(trx, scope.userId, chosen);
  if (known !== undefined) return known.competitorKind;
  const { mode } = rulesOf({ sportVariantKey, rulesOverride: competition.rulesOverride });
  return proposedCompetitors(
    mode,
    teams.flatMap((team) => ('name' in team ? [team.name] : [])),
  );
}
