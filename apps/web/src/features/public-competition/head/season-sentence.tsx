import { standingColumns } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useBoutText } from '../../../ui/bout/use-bout-text.ts';
import type { MatchRowView } from '../../../ui/match-row/types.ts';
import { type ClassificationView, type RowView, rulesOf } from '../../../ui/standings/index.ts';
import { joinNames } from '../../../ui/standings/standings-text.ts';
import type { PublicCompetitionData } from '../../public-matches/index.ts';
import { finalTableOf } from '../parts/final-table.ts';

interface SeasonSentenceProps {
  readonly competition: PublicCompetitionData;
  readonly standings: ClassificationView;
  /** For a cup. */
  readonly final: MatchRowView | undefined;
}

/** The season in a sentence: who won, and by how much. */
export function SeasonSentence({ competition, standings, final }: SeasonSentenceProps) {
  const t = useTranslations('publicCompetition.finished');
  const boutText = useBoutText();
  const team = standings.awards.find(({ kind }) => kind === 'CHAMPION')?.team;
  if (team === undefined) return null;
  const row = finalTableOf(standings)?.rows.find((one) => one.team.id === team.id);
  const { gender } = competition.category;
  const kind = team.competitorKind;
  const title = t('title', { gender, kind });
  if (row !== undefined)
    return <OfTable competition={competition} standings={standings} row={row} title={title} />;
  const rival = final?.home?.id === team.id ? final.away : final?.home;
  const bout = final?.ending?.bout ?? null;
  const byScore = bout === null ? 'byFinal' : 'byBout';
  return t.rich(rival && final?.score ? byScore : 'bare', {
    b: (chunks) => <b>{chunks}</b>,
    kind,
    title,
    team: team.name,
    rival: rival?.name ?? '',
    score: bout === null ? scoreFor(team.id, final) : boutText(bout).full,
  });
}

/** The winner's goals first, with penalties if they decided. */
function scoreFor(teamId: string, final: MatchRowView | undefined): string {
  if (!final?.score) return '';
  const scoreText = ({ home, away }: { readonly home: number; readonly away: number }) =>
    final.home?.id === teamId ? `${home}–${away}` : `${away}–${home}`;
  const shootOut = final.ending?.shootOut;
  return shootOut ? `${scoreText(final.score)} (${scoreText(shootOut)})` : scoreText(final.score);
}

interface OfTableProps extends Omit<SeasonSentenceProps, 'final'> {
  readonly row: RowView;
  readonly title: string;
}

function OfTable({ competition, standings, row, title }: OfTableProps) {
  const t = useTranslations('publicCompetition.finished');
  const locale = useLocale();
  const rules = rulesOf(competition);
  const isByPoints =
    rules !== null && standingColumns(rules).some(({ key, isMain }) => isMain && key === 'PTS');
  const { points, won, drawn, lost, overtimeWon, overtimeLost } = row;
  const record = joinNames({ locale }, [
    t('won', { count: won + overtimeWon }),
    ...(drawn > 0 ? [t('drawn', { count: drawn })] : []),
    t('lost', { count: lost + overtimeLost }),
  ]);
  const second = standings.awards.find(({ kind }) => kind === 'RUNNER_UP')?.team;
  const behind = finalTableOf(standings)?.rows.find(({ team }) => team.id === second?.id);
  const gap = points - (behind?.points ?? points);
  return (
    <>
      {t.rich(isByPoints ? 'byPoints' : 'byWins', {
        b: (chunks) => <b>{chunks}</b>,
        team: row.team.name,
        title,
        points,
        record,
      })}
      {isByPoints && behind && ' '}
      {isByPoints &&
        behind &&
        t(gap > 0 ? 'behind' : 'level', { team: behind.team.name, kind: behind.team.competitorKind, gap })}
    </>
  );
}
