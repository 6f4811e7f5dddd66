'use client';

import { parseTieId, type SlotView, type Step, type TiePosition } from '@traip/contract/bracket';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

/** Named rounds, by their number of ties. */
const roundNames = {
  1: 'final',
  2: 'semiFinals',
  4: 'quarterFinals',
  8: 'last16',
  16: 'last32',
  32: 'last64',
} as const;

const roundName = (size: number) =>
  size in roundNames ? roundNames[size as keyof typeof roundNames] : undefined;

export interface BracketLabels {
  readonly step: (step: Step) => string;
  /** Short enough for a box: "Semifinal 2", "S2-1". */
  readonly tieLabel: (position: TiePosition, size: number) => string;
  /** For readers who can't see the column of a code: "Upper · round 2, U2-1". */
  readonly fullTieLabel: (position: TiePosition, step: Step) => string;
  /** By its id: "Semifinal 1". */
  readonly tieById: (id: string) => string;
  readonly slot: (slot: SlotView) => string;
}

type Contenders = ReadonlyMap<string, readonly [string, string]>;

const noContenders: Contenders = new Map();

/**
 * `sizes`: the number of ties in a tie's step. `contenders`: the names of both sides of an undecided tie, to
 * show instead of its winner.
 */
export function useBracketLabels(
  sizes: ReadonlyMap<string, number>,
  contenders: Contenders = noContenders,
): BracketLabels {
  const t = useTranslations('bracket');
  return useMemo(() => {
    const tieLabel = (position: TiePosition, size: number) => tieName(t, position, size);
    const tieById = (id: string) => {
      const position = parseTieId(id);
      return position === null ? id : tieLabel(position, sizes.get(id) ?? 0);
    };
    const fullTieLabel = (position: TiePosition, step: Step) => {
      const label = tieLabel(position, step.size);
      const isCode = position.part === 'UPPER' || position.part === 'LOWER';
      return isCode ? `${stepName(t, step)}, ${label}` : label;
    };
    return {
      tieLabel,
      fullTieLabel,
      tieById,
      step: (step) => stepName(t, step),
      slot: (slot) => {
        const either = slot.source.kind === 'WINNER' ? contenders.get(String(slot.source.tie)) : undefined;
        if (slot.team === null && either !== undefined)
          return t('either', { first: either[0], second: either[1] });
        return slotName(t, slot, tieById);
      },
    };
  }, [t, sizes, contenders]);
}

type Translate = ReturnType<typeof useTranslations<'bracket'>>;

function stepName(t: Translate, { part, step, size, ties }: Step): string {
  if (part === 'UPPER' || part === 'LOWER') return t(`steps.${part}`, { step });
  if (part === 'GRAND_FINAL') return step === 1 ? t('grandFinal') : t('grandFinalAgain');
  if (part === 'REPECHAGE') return step === 1 ? t('repechage') : t('repechageRound', { step });
  if (part === 'BRONZE') return t('bronze');
  if (part === 'PLACEMENT') return isForThird(ties) ? t('thirdPlace') : t('otherPlaces');
  const name = roundName(size);
  return name === undefined ? t('round', { step }) : t(`rounds.${name}`);
}

const isForThird = (ties: Step['ties']) => ties.length === 1 && ties[0]?.firstPlace === 3;

function tieName(t: Translate, { part, step, index, firstPlace }: TiePosition, size: number): string {
  if (part === 'UPPER' || part === 'LOWER') return t(`codes.${part}`, { step, index });
  if (part === 'GRAND_FINAL') return step === 1 ? t('grandFinal') : t('grandFinalAgain');
  if (part === 'REPECHAGE') return t('repechageTie', { step, index });
  if (part === 'BRONZE') return t('bronzeTie', { index });
  if (part === 'PLACEMENT')
    return firstPlace === 3 ? t('thirdPlace') : t('placement', { place: firstPlace, index });
  const name = roundName(size);
  return name === undefined ? t('tie', { step, index }) : t(`ties.${name}`, { index });
}

function slotName(t: Translate, { team, source }: SlotView, tieById: (id: string) => string): string {
  if (team !== null) return team.name;
  switch (source.kind) {
    case 'WINNER':
      return t('winner', { tie: tieById(String(source.tie)) });
    case 'LOSER':
      return t('loser', { tie: tieById(String(source.tie)) });
    case 'BEATEN':
      return t('beaten', { tie: tieById(String(source.tie)) });
    case 'SURVIVOR':
      return t('survivor', { rank: Number(source.rank), round: Number(source.round) });
    case 'GROUP':
      return t('ofGroup', { position: Number(source.position), group: String(source.group) });
    case 'BEST':
      return t('best', { position: Number(source.position), place: String(source.place) });
    case 'BYE':
      return t('bye');
    default:
      return t('undecided');
  }
}
