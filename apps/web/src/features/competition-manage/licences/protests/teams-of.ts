import type { ProtestData } from './use-protests.ts';

export const nameOfMatch = ({ match: { home, away } }: Pick<ProtestData, 'match'>) =>
  [home?.name, away?.name].filter((name) => name !== undefined).join(' – ');

export const teamUnderProtest = ({ match: { home, away }, teamId }: Pick<ProtestData, 'match' | 'teamId'>) =>
  [home, away].find((side) => side?.id === teamId)?.name ?? '';
