import { useTranslations } from 'next-intl';
import type { Control } from './control-of.ts';

/** Parameters with a label. `knockoutLegs` is the `legs` of a knockout. */
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
  'repechage',
  'bestOf',
  'awayGoals',
  'extraTime',
  'shootout',
  'grandFinal',
  'lowerCross',
  'rounds',
  'courts',
  'pairing',
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

/** Options with a label; numbers need none. */
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
  'NONE',
  'SEMIFINAL_LOSERS',
  'QUARTERFINAL_LOSERS',
  'LOST_TO_FINALIST',
  '14',
  '13',
] as const;

/** Labelled parts of an agreement. */
const parts = ['days', 'places'] as const;

export interface ParamLabels {
  readonly label: string;
  readonly hint?: string;
}

/** Without a label the key is shown. */
export function useParamLabels() {
  const t = useTranslations('brokerParams');
  const labelsOf = (name: string, control: Control): ParamLabels => {
    const isKnockout = name === 'legs' && control.kind === 'choice' && control.values.length === 2;
    const known = parameters.find((parameter) => parameter === (isKnockout ? 'knockoutLegs' : name));
    return known === undefined ? { label: name } : { label: t(`labels.${known}`), hint: t(`hints.${known}`) };
  };
  const choiceOf = (value: string | number): string => {
    const known = choices.find((choice) => choice === value);
    return known === undefined ? String(value) : t(`choices.${known}`);
  };
  const partOf = (name: string): string => {
    const known = parts.find((part) => part === name);
    return known === undefined ? name : t(`parts.${known}`);
  };
  return { labelsOf, choiceOf, partOf };
}
