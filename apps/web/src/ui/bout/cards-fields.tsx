'use client';

import { useTranslations } from 'next-intl';
import { Segments } from '../choice/segments.tsx';
import { Notice } from '../feedback/notice.tsx';
import { NumberStepper } from '../fields/number-stepper.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { SwitchRow } from '../fields/switch-row.tsx';
import { Pair } from '../form/form-frame.tsx';
import styles from './bout.module.css';
import type { BoutFieldsProps } from './bout-fields.tsx';
import {
  type CardsValues,
  emptyCards,
  type JudgeValues,
  judgeCounts,
  readCards,
  roundScores,
  roundsOf,
  type Winner,
  withJudges,
} from './bout-values.ts';

const usualJudges = 3;
const maxDeduction = 9;

/** Judges by rounds, ten points for the winner of each; the decision is shown at once. */
export function CardsFields(props: BoutFieldsProps) {
  const { values, onChange, rules } = props;
  const t = useTranslations('bout');
  const { cards } = values;
  const set = (to: CardsValues | null) => onChange({ ...values, cards: to });
  return (
    <>
      <SwitchRow
        label={t('withCards')}
        checked={cards !== null}
        onChange={(isOn) => set(isOn ? emptyCards(usualJudges, roundsOf(rules)) : null)}
      />
      {cards !== null && <Cards {...props} cards={cards} onCards={set} />}
    </>
  );
}

interface CardsProps extends BoutFieldsProps {
  readonly cards: CardsValues;
  readonly onCards: (cards: CardsValues) => void;
}

function Cards(props: CardsProps) {
  const { cards, onCards, rules, names } = props;
  const t = useTranslations('bout');
  const { deductions } = cards;
  const deduct = (change: Partial<typeof deductions>) =>
    onCards({ ...cards, deductions: { ...deductions, ...change } });
  return (
    <>
      <Segments
        label={t('judges')}
        value={`${cards.judges.length}`}
        onChange={(count) => onCards(withJudges(cards, Number(count), roundsOf(rules)))}
        options={judgeCounts.map((count) => ({ value: `${count}`, label: t('judgeCount', { count }) }))}
      />
      <Grid {...props} />
      <Named {...props} />
      <Pair>
        {(['home', 'away'] as const).map((side) => (
          <NumberStepper
            key={side}
            label={t('deductionOf', { name: names[side] })}
            value={deductions[side]}
            min={0}
            max={maxDeduction}
            onChange={(points) => deduct({ [side]: points })}
          />
        ))}
      </Pair>
      <Decision {...props} />
    </>
  );
}

function withJudge(cards: CardsValues, index: number, change: Partial<JudgeValues>): CardsValues {
  return {
    ...cards,
    judges: cards.judges.map((judge, at) => (at === index ? { ...judge, ...change } : judge)),
  };
}

function Grid({ cards, onCards, rules, names }: CardsProps) {
  const t = useTranslations('bout');
  const rounds = Array.from({ length: roundsOf(rules) }, (_, at) => at);
  const decision = readCards(cards, rules);
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <caption>{t('cardsOf', names)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('round')}</th>
            {cards.judges.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: judges are known by their number
              <th key={at} scope="col">
                {t('judge', { number: at + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round}>
              <th scope="row">{round + 1}</th>
              {cards.judges.map((judge, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: judges are known by their number
                <td key={at}>
                  <Cell
                    label={t('cell', { judge: t('judge', { number: at + 1 }), round: round + 1 })}
                    value={judge.rounds[round] ?? ''}
                    onChange={(value) =>
                      onCards(withJudge(cards, at, { rounds: judge.rounds.with(round, value) }))
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {!('problem' in decision) && (
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              {decision.totals.map(({ home, away }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: judges are known by their number
                <td key={at}>{`${home}–${away}`}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Cell({ label, value, onChange }: CellProps) {
  const t = useTranslations('bout');
  return (
    <select
      className={styles.cell}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('empty')}</option>
      {roundScores.map((score) => (
        <option key={score} value={score}>
          {score.replace('-', '–')}
        </option>
      ))}
    </select>
  );
}

/** In a knockout, a judge with a level card names the winner. */
function Named({ cards, onCards, rules, names, isKnockout }: CardsProps) {
  const t = useTranslations('bout');
  const decision = readCards(cards, rules);
  if (!isKnockout || 'problem' in decision) return null;
  return decision.totals.map(({ home, away }, at) => {
    if (home !== away) return null;
    const judge = t('judge', { number: at + 1 });
    return (
      <SelectField
        // biome-ignore lint/suspicious/noArrayIndexKey: judges are known by their number
        key={at}
        label={t('names', { judge })}
        placeholder={t('nobody')}
        value={cards.judges[at]?.named ?? ''}
        onChange={({ target }) => {
          const named = target.value === '' ? null : (target.value as Winner);
          onCards(withJudge(cards, at, { named }));
        }}
        options={[
          { value: 'HOME', label: names.home },
          { value: 'AWAY', label: names.away },
        ]}
      />
    );
  });
}

function Decision({ cards, rules, names, isKnockout }: CardsProps) {
  const t = useTranslations('bout');
  const read = readCards(cards, rules);
  if ('problem' in read) return <Notice tone="info">{t(`problems.${read.problem}`)}</Notice>;
  const { winner, decision } = read;
  if (winner === null && isKnockout) return <Notice tone="warning">{t('problems.DRAW')}</Notice>;
  if (winner === null) return <Notice tone="success">{t(`drawn.${decision}`)}</Notice>;
  const name = winner === 'HOME' ? names.home : names.away;
  return <Notice tone="success">{t('decidedFor', { decision: t(`agreed.${decision}`), name })}</Notice>;
}
