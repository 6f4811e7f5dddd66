import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Bracket } from '../../../ui/bracket/bracket.tsx';
import { BracketList } from '../../../ui/bracket/bracket-list.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { MatchItem } from '../../../ui/match-list/match-item.tsx';
import type { MatchItemView } from '../../../ui/match-list/types.ts';
import { fixturesOf } from '../bracket/fixtures.ts';
import { loadMatches, type PublicCompetitionData } from '../parts/load.ts';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';

type PhaseData = PublicCompetitionData['phases'][number];

/** Knock-outs that halve the field from round to round, and can be drawn as a tree. */
const trees: readonly unknown[] = ['SINGLE_ELIM', 'QUALIFY'];
const tables: readonly unknown[] = ['ROUND_ROBIN', 'GROUPS', 'SWISS', 'LADDER', 'MANUAL'];

/** The knock-outs as a picture, and as the list that says the same. */
export async function BracketTab({ competition }: TabProps) {
  const { bracket, ui } = await getMessages();
  const phases = competition.phases.filter(({ broker }) => broker && !tables.includes(broker.algorithm));
  const shown = await Promise.all(
    phases.map(async (phase) => ({
      phase,
      matches: (await loadMatches(competition.id, { phaseId: phase.id, limit: 100 })).items,
    })),
  );
  return (
    <NextIntlClientProvider messages={{ bracket, ui }}>
      <div className={styles.stack}>
        {shown.map(({ phase, matches }) => (
          <Knockout key={phase.id} phase={phase} matches={matches} />
        ))}
      </div>
    </NextIntlClientProvider>
  );
}

function Knockout({
  phase,
  matches,
}: {
  readonly phase: PhaseData;
  readonly matches: readonly MatchItemView[];
}) {
  const t = useTranslations('publicCompetition');
  if (matches.length === 0)
    return (
      <Card title={phase.name} flush>
        <EmptyState title={t('noBracket')}>{t('noBracketText')}</EmptyState>
      </Card>
    );
  if (!trees.includes(phase.broker?.algorithm))
    return (
      <Card title={phase.name} flush>
        <ul>
          {matches.map((match) => (
            <MatchItem key={match.id} match={match} withRound />
          ))}
        </ul>
      </Card>
    );
  const fixtures = fixturesOf(matches);
  return (
    <>
      <Card title={phase.name} flush>
        <Bracket fixtures={fixtures} label={phase.name} />
      </Card>
      <Card title={t('inWords')} flush>
        <BracketList fixtures={fixtures} />
      </Card>
    </>
  );
}
