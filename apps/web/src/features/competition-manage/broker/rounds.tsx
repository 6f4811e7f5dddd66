'use client';

import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import IconButton from '@mui/material/IconButton';
import type { FixtureView } from '@traip/contract/bracket';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useBoutText } from '../../../ui/bout/use-bout-text.ts';
import { useBracketLabels } from '../../../ui/bracket/use-bracket-labels.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { MatchState } from '../../../ui/match/match-state.tsx';
import { MatchLine } from '../matches/match-line.tsx';
import styles from '../matches/matches.module.css';
import type { Outcome, Stored } from './use-broker.ts';

/** Outside knockouts no slot comes from a tie. */
const noTies: ReadonlyMap<string, number> = new Map();

export function Rounds({ outcome }: { readonly outcome: Outcome | Stored }) {
  const t = useTranslations('competitionManage');
  const { byes } = outcome;
  const fixtures: readonly FixtureView[] = outcome.fixtures;
  const rounds = useMemo(
    () => [...new Set(fixtures.map(({ round }) => round))].sort((a, b) => a - b),
    [fixtures],
  );
  const [selectedRound, setSelectedRound] = useState(1);
  const round = rounds.includes(selectedRound) ? selectedRound : (rounds[0] ?? 1);
  const labels = useBracketLabels(noTies);
  const boutText = useBoutText();
  const resultText = ({ score, bout }: NonNullable<FixtureView['match']>) => {
    if (bout?.isJudged) return boutText(bout).short;
    return score === null ? null : `${score.home}–${score.away}`;
  };
  const resting = byes.filter((bye) => bye.round === round).map(({ slot }) => labels.slot(slot));
  return (
    <section aria-label={t('byRound')}>
      <Chooser rounds={rounds} round={round} onRound={setSelectedRound} />
      <ul>
        {fixtures
          .filter((fixture) => fixture.round === round)
          .map(({ key, home, away, group, match }) => (
            <MatchLine
              key={key}
              home={{ name: labels.slot(home), team: home.team }}
              away={{ name: labels.slot(away), team: away.team }}
              middle={match ? (resultText(match) ?? t('versus')) : t('versus')}
              aside={<Aside group={group} state={match?.state} />}
            />
          ))}
      </ul>
      {resting.length > 0 && <p className={styles.resting}>{t('resting', { teams: resting.join(', ') })}</p>}
    </section>
  );
}

function Aside({ group, state }: { readonly group: string | null; readonly state: string | undefined }) {
  const t = useTranslations('competitionManage');
  return (
    <span className={styles.standing}>
      {state !== undefined && <MatchState state={state} />}
      {group !== null && <span>{t('inGroup', { group })}</span>}
    </span>
  );
}

interface ChooserProps {
  readonly rounds: readonly number[];
  readonly round: number;
  readonly onRound: (round: number) => void;
}

function Chooser({ rounds, round, onRound }: ChooserProps) {
  const t = useTranslations('competitionManage');
  const index = rounds.indexOf(round);
  const step = (to: number, label: string, Icon: typeof ChevronLeftRounded) => {
    const target = rounds[to];
    return (
      <IconButton
        aria-label={label}
        disabled={target === undefined}
        onClick={() => target !== undefined && onRound(target)}
      >
        <Icon />
      </IconButton>
    );
  };
  return (
    <div className={styles.chooser}>
      {step(index - 1, t('previousRound'), ChevronLeftRounded)}
      <SelectField
        label={t('round')}
        hideLabel
        placeholder={null}
        value={String(round)}
        onChange={({ target }) => onRound(Number(target.value))}
        options={rounds.map((item) => ({
          value: String(item),
          label: t('roundOf', { round: item, rounds: rounds.length }),
        }))}
      />
      {step(index + 1, t('nextRound'), ChevronRightRounded)}
    </div>
  );
}
