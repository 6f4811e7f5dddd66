import { useTranslations } from 'next-intl';
import type { Control } from './control-of.ts';

/** The parameters that have words. `knockoutLegs` is how a knock-out calls its `legs`. */
const parameters = [
  'legs',
  'knockoutLegs',
  'order',
  'legScheme',
  'homeBalance',
  'groups',
  'size',
  'mode',
  'separate',
  'seeding',
  'thirdPlace',
  'placement',
  'bestOf',
  'awayGoals',
  'extraTime',
  'shootout',
  'grandFinal',
  'lowerCross',
  'rounds',
  'byePoints',
  'avoidSameClub',
  'allowRematch',
  'homeAway',
  'range',
  'days',
  'cooldown',
  'inactivityDrop',
  'qualifiers',
  'crossing',
] as const;

/** The choices that have words; numbers say themselves. */
const choices = [
  'CIRCLE',
  'BERGER',
  'MIRRORED',
  'ENGLISH',
  'INVERTED',
  'FRENCH',
  'POTS',
  'SERPENTINE',
  'RANDOM',
  'MANUAL',
  'club',
  'organisation',
  'country',
  'STANDARD',
  'RE_SEED',
  'SINGLE',
  'RESET',
  'WIN',
  'DRAW',
  'LOSS',
  'NEIGHBOURS',
  'LISTED',
] as const;

/** The numbers of an agreement that have words. */
const parts = ['days', 'places'] as const;

export interface ParamWords {
  readonly label: string;
  readonly hint?: string;
}

/** A parameter and its choices, in the reader's language; one without words goes by its own name. */
export function useParamWords() {
  const t = useTranslations('brokerParams');
  const wordsOf = (name: string, control: Control): ParamWords => {
    const isKnockout = name === 'legs' && control.kind === 'choice' && control.values.length === 2;
    const known = parameters.find((one) => one === (isKnockout ? 'knockoutLegs' : name));
    return known === undefined ? { label: name } : { label: t(`labels.${known}`), hint: t(`hints.${known}`) };
  };
  const choiceOf = (value: string | number): string => {
    const known = choices.find((one) => one === value);
    return known === undefined ? String(value) : t(`choices.${known}`);
  };
  const partOf = (name: string): string => {
    const known = parts.find((one) => one === name);
    return known === undefined ? name : t(`parts.${known}`);
  };
  return { wordsOf, choiceOf, partOf };
}
