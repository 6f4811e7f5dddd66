import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { LinkPager } from '../../../ui/list/link-pager.tsx';
import { MatchDays } from '../../../ui/match-list/match-days.tsx';
import { MatchRows } from '../../../ui/match-row/match-rows.tsx';
import type { MatchRowView } from '../../../ui/match-row/types.ts';
import { useRoundLabel } from '../../../ui/match-row/use-round-label.ts';
import {
  loadMatches,
  numberParam,
  type PublicCompetitionData,
  textParam,
} from '../../public-matches/index.ts';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';

const unitOf = ({ category }: TabProps['competition']) => matchUnit(category.sportVariantKey);

/** By round, or by kick-off. */
export async function MatchesTab({ competition, searchParams }: TabProps) {
  const phases = competition.phases.filter(({ matches }) => matches > 0);
  if (phases.length === 0) return <NoMatches competition={competition} />;
  if (textParam(searchParams, 'view') === 'dates')
    return <ByDate competition={competition} searchParams={searchParams} />;
  const requestedPhase = phases.find(({ id }) => id === textParam(searchParams, 'phase'));
  const phase = requestedPhase ?? phases.find(({ state }) => state === 'IN_PROGRESS') ?? phases[0];
  if (phase === undefined) return <NoMatches competition={competition} />;
  const round = numberParam(searchParams, 'round') ?? (await roundOfNow(competition.id, phase.id));
  const of = { phaseId: phase.id, limit: 100 };
  const [own, after] = await Promise.all([
    loadMatches(competition.id, { ...of, round }),
    loadMatches(competition.id, { ...of, round: round + 1, limit: 1 }),
  ]);
  const hasNext = after.total > 0;
  return (
    <Round
      competition={competition}
      phases={phases}
      phaseId={phase.id}
      round={round}
      hasNext={hasNext}
      matches={own.items}
    />
  );
}

/** The current or next round; the last one when all are finished. */
async function roundOfNow(id: string, phaseId: string): Promise<number> {
  const open = (['IN_PROGRESS', 'SCHEDULED', 'CREATED'] as const).map((state) =>
    loadMatches(id, { phaseId, state, limit: 1 }),
  );
  const last = loadMatches(id, { phaseId, sort: 'kickOff:desc', limit: 1 });
  for (const { items } of await Promise.all([...open, last])) {
    if (items[0] !== undefined) return items[0].round;
  }
  return 1;
}

function NoMatches({ competition }: Pick<TabProps, 'competition'>) {
  const t = useTranslations('publicCompetition');
  return (
    <Card flush>
      <EmptyState title={t('noMatches', { unit: unitOf(competition) })}>{t('noMatchesText')}</EmptyState>
    </Card>
  );
}

function Views({ competition, isByDate }: Pick<TabProps, 'competition'> & { readonly isByDate: boolean }) {
  const t = useTranslations('publicCompetition');
  const page = `/c/${competition.id}?tab=matches`;
  return (
    <nav aria-label={t('viewChoice', { unit: unitOf(competition) })} className={styles.choices}>
      <Link href={page} scroll={false} aria-current={isByDate ? undefined : 'true'}>
        {t('byRound')}
      </Link>
      <Link href={`${page}&view=dates`} scroll={false} aria-current={isByDate ? 'true' : undefined}>
        {t('byDate')}
      </Link>
    </nav>
  );
}

/** With changing partners, an evening has several rounds. */
const rotations: readonly string[] = ['AMERICANO', 'MEXICANO'];

interface RoundProps extends Pick<TabProps, 'competition'> {
  readonly phases: PublicCompetitionData['phases'];
  readonly phaseId: string;
  readonly round: number;
  readonly hasNext: boolean;
  readonly matches: readonly MatchRowView[];
}

function Round({ competition, phases, phaseId, round, hasNext, matches }: RoundProps) {
  const t = useTranslations('publicCompetition');
  const roundLabel = useRoundLabel();
  const unit = unitOf(competition);
  const [first] = matches;
  const phase = phases.find(({ id }) => id === phaseId);
  const isRotation = rotations.includes(phase?.broker?.algorithm ?? '');
  const address = (phase: string, to?: number) =>
    `/c/${competition.id}?tab=matches&phase=${phase}${to === undefined ? '' : `&round=${to}`}`;
  return (
    <div className={styles.stack}>
      <Views competition={competition} isByDate={false} />
      {phases.length > 1 && (
        <nav aria-label={t('phases')} className={styles.choices}>
          {phases.map(({ id, name }) => (
            <Link
              key={id}
              href={address(id)}
              scroll={false}
              aria-current={id === phaseId ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <Card flush>
        <LinkPager
          previous={round > 1 ? address(phaseId, round - 1) : null}
          next={hasNext ? address(phaseId, round + 1) : null}
          previousLabel={t('previousRound')}
          nextLabel={t('nextRound')}
        >
          {isRotation
            ? t('rotationRound', { round })
            : first === undefined
              ? t('round', { round })
              : roundLabel(first)}
        </LinkPager>
        {matches.length === 0 && (
          <EmptyState title={t('noMatches', { unit })}>{t('noSuchRound', { unit })}</EmptyState>
        )}
        <MatchDays matches={matches}>
          {(ofDay) => <MatchRows matches={ofDay} density="compact" isUnderDay />}
        </MatchDays>
      </Card>
    </div>
  );
}

async function ByDate({ competition, searchParams }: TabProps) {
  const page = numberParam(searchParams, 'page') ?? 1;
  const { items, totalPages } = await loadMatches(competition.id, { page, limit: 20 });
  return <Dates competition={competition} page={page} totalPages={totalPages} matches={items} />;
}

interface DatesProps extends Pick<TabProps, 'competition'> {
  readonly page: number;
  readonly totalPages: number;
  readonly matches: readonly MatchRowView[];
}

function Dates({ competition, page, totalPages, matches }: DatesProps) {
  const t = useTranslations('ui.pager');
  const address = (to: number) => `/c/${competition.id}?tab=matches&view=dates&page=${to}`;
  return (
    <div className={styles.stack}>
      <Views competition={competition} isByDate />
      <Card flush>
        <MatchDays matches={matches}>
          {(ofDay) => <MatchRows matches={ofDay} density="compact" isUnderDay withRound />}
        </MatchDays>
        {(totalPages > 1 || page > 1) && (
          <LinkPager
            previous={page > 1 ? address(Math.min(page - 1, totalPages)) : null}
            next={page < totalPages ? address(page + 1) : null}
          >
            {t('position', { page, totalPages: Math.max(1, totalPages) })}
          </LinkPager>
        )}
      </Card>
    </div>
  );
}
