import { type SportKey, sportKeys, sportNames } from '@traip/engine';
import { folded } from '../../../../platform/csv/folded.ts';

const others: Readonly<Record<string, SportKey>> = {
  soccer: 'FOOTBALL',
  futsal: 'FOOTBALL',
  'futbol sala': 'FOOTBALL',
  'ping pong': 'PING_PONG',
  'beach volleyball': 'VOLLEYBALL',
  'field hockey': 'HOCKEY',
  'ice hockey': 'HOCKEY',
  paddle: 'PADEL',
};

/** The sport for a program's name of it; null for games that are not played here. */
export function sportByName(name: string | null): SportKey | null {
  if (name === null) return null;
  const needle = folded(name.replaceAll('_', ' '));
  const byName = sportKeys.find((key) =>
    Object.values(sportNames[key]).some((own) => folded(own) === needle),
  );
  return byName ?? others[needle] ?? null;
}
