import type { ElsewhereColumn } from '@traip/contract';
import { folded } from '../../../../platform/csv/folded.ts';

/** Headings that people and programs use, in Spanish, English and Catalan; for Tournify also in Dutch. */
const headings: Readonly<Record<ElsewhereColumn, readonly string[]>> = {
  home: [
    ...[
      'local',
      'home',
      'equipo local',
      'home team',
      'equip local',
      'casa',
      'team 1',
      'team1',
      'equipo 1',
      'equip 1',
    ],
    ...[
      'jugador 1',
      'player 1',
      'pareja 1',
      'parella 1',
      'pair 1',
      'equipo a',
      'team a',
      'codigo local',
      'home code',
    ],
    ...[
      'opponent 1',
      'opponent 1 name',
      'participant 1',
      'thuis',
      'thuisteam',
      'hometeam',
      'locals',
      'equipo casa',
    ],
  ],
  away: [
    ...[
      'visitante',
      'away',
      'equipo visitante',
      'away team',
      'visitant',
      'equip visitant',
      'fuera',
      'team 2',
      'team2',
    ],
    ...[
      'equipo 2',
      'equip 2',
      'jugador 2',
      'player 2',
      'pareja 2',
      'parella 2',
      'pair 2',
      'equipo b',
      'team b',
    ],
    ...[
      'codigo visitante',
      'away code',
      'opponent 2',
      'opponent 2 name',
      'participant 2',
      'uit',
      'uitteam',
      'awayteam',
    ],
  ],
  match: ['partido', 'match', 'partit', 'encuentro', 'fixture', 'game', 'enfrentamiento', 'wedstrijd'],
  score: ['resultado', 'result', 'score', 'marcador', 'resultat', 'ft', 'uitslag', 'tanteo', 'results'],
  homeScore: [
    ...[
      'marcador local',
      'goles local',
      'home score',
      'home goals',
      'gols local',
      'puntos local',
      'punts local',
    ],
    ...[
      'score 1',
      'score1',
      'opponent 1 score',
      'resultado local',
      'resultat local',
      'fthg',
      'hg',
      'gl',
      'home points',
    ],
    ...['score team 1', 'goles casa', 'team 1 score', 'tantos local'],
  ],
  awayScore: [
    ...[
      'marcador visitante',
      'goles visitante',
      'away score',
      'away goals',
      'gols visitant',
      'puntos visitante',
    ],
    ...[
      'score 2',
      'score2',
      'opponent 2 score',
      'resultado visitante',
      'resultat visitant',
      'ftag',
      'ag',
      'gv',
    ],
    ...['punts visitant', 'away points', 'score team 2', 'goles fuera', 'team 2 score', 'tantos visitante'],
  ],
  sets: ['parciales', 'sets', 'parcials', 'set scores', 'juegos'],
  round: [
    ...[
      'jornada',
      'ronda',
      'round',
      'matchday',
      'match day',
      'week',
      'semana',
      'eliminatoria',
      'md',
      'round name',
    ],
    ...['gameweek', 'ronde', 'speelronde', 'fase', 'phase', 'stage'],
  ],
  group: ['grupo', 'group', 'grup', 'pool', 'poule', 'group name', 'division', 'divisie'],
  date: [
    'fecha',
    'date',
    'dia',
    'data',
    'kick-off',
    'kickoff',
    'day',
    'datum',
    'fecha y hora',
    'date and time',
    'scheduled',
    'scheduled at',
  ],
  time: ['hora', 'time', 'start', 'hour', 'inicio', 'start time', 'tijd', 'hora inicio'],
  venue: [
    ...[
      'campo',
      'pista',
      'sede',
      'venue',
      'field',
      'court',
      'location',
      'lugar',
      'estadio',
      'instalacion',
      'camp',
    ],
    ...['ground', 'pitch', 'veld', 'stadium', 'seu'],
  ],
  status: ['estado', 'status', 'estat', 'outcome'],
};

const columnOf = new Map(
  Object.entries(headings).flatMap(([column, names]) =>
    names.map((name) => [name, column as ElsewhereColumn] as const),
  ),
);

/** The column that a heading names; null if unknown. */
export function columnByHeading(heading: string): ElsewhereColumn | null {
  return (
    columnOf.get(
      folded(heading)
        .replaceAll(/[_.:*]+/g, ' ')
        .trim(),
    ) ?? null
  );
}
