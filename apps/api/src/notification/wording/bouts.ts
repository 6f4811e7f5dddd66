import type { BoutEnding, Locale, Read } from '@traip/contract';
import { boutEndingOf, type MatchResult, winningSide } from '@traip/engine/match';

type Bout = Read<typeof BoutEnding>;

const methods: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  es: {
    WP: 'A los puntos',
    POINTS: 'A los puntos',
    TKO: 'KO técnico',
    RET: 'Abandono',
    DSQ: 'Descalificación',
    WO: 'Incomparecencia',
    DRAW: 'Combate nulo',
    IPPON: 'Ippon',
    WAZA_ARI: 'Waza-ari',
    SENSHU: 'Senshu',
    HANSOKU_MAKE: 'Hansoku-make',
    HANSOKU: 'Hansoku',
    DECISION: 'Decisión de los jueces',
    SUPERIORITY: 'Superioridad',
    FALL: 'Tocado',
    TECHNICAL_SUPERIORITY: 'Superioridad técnica',
    CONCEDED: 'Concedido',
  },
  en: {
    WP: 'On points',
    POINTS: 'On points',
    TKO: 'Technical KO',
    RET: 'Retirement',
    DSQ: 'Disqualification',
    WO: 'Walkover',
    DRAW: 'Draw',
    IPPON: 'Ippon',
    WAZA_ARI: 'Waza-ari',
    SENSHU: 'Senshu',
    HANSOKU_MAKE: 'Hansoku-make',
    HANSOKU: 'Hansoku',
    DECISION: 'Judges’ decision',
    SUPERIORITY: 'Superiority',
    FALL: 'Fall',
    TECHNICAL_SUPERIORITY: 'Technical superiority',
    CONCEDED: 'Conceded',
  },
};

const decisions = {
  es: { UNANIMOUS: 'Decisión unánime', MAJORITY: 'Decisión mayoritaria', SPLIT: 'Decisión dividida' },
  en: { UNANIMOUS: 'Unanimous decision', MAJORITY: 'Majority decision', SPLIT: 'Split decision' },
} as const;

const draws = {
  es: { UNANIMOUS: 'Nulo unánime', MAJORITY: 'Nulo mayoritario', SPLIT: 'Nulo dividido' },
  en: { UNANIMOUS: 'Unanimous draw', MAJORITY: 'Majority draw', SPLIT: 'Split draw' },
} as const;

const golden = { es: 'punto de oro', en: 'golden score' } as const;

/** In place of a score, as on screens. */
const shorts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  es: { WP: 'PTS', RET: 'AB', WO: 'INC', DRAW: 'NULO' },
  en: { WP: 'PTS', RET: 'RTD', WO: 'W.O.', DRAW: 'DRAW' },
};

/** "KO", "PTS". */
export const shortBout = (locale: Locale, { method }: Pick<Bout, 'method'>): string =>
  shorts[locale][method] ?? nameOf(locale, method);

/** For match play, the margin: "3&2", "1 arriba". */
function nameOf(locale: Locale, method: string): string {
  const known = methods[locale][method];
  if (known !== undefined || locale === 'en') return known ?? method;
  return method.replace(/^(\d+) up$/, '$1 arriba').replace(/^(\d+)(?:st|nd|rd|th)$/, 'en el $1');
}

interface Sides {
  readonly home: string | null | undefined;
  readonly away: string | null | undefined;
}

/** "Ruiz gana a Gil · KO, R2 1:43"; null if the method is unknown. */
export function boutSentence(locale: Locale, { home, away }: Sides, stored: unknown): string | null {
  const result = stored as MatchResult | null | undefined;
  const bout = result && boutEndingOf(result);
  if (!bout) return null;
  const text = boutText(locale, { ...bout, totals: [...bout.totals] });
  const side = winningSide(result);
  if (side === null) return `${home} – ${away} · ${text}`;
  const [winner, loser] = side === 'HOME' ? [home, away] : [away, home];
  return locale === 'es' ? `${winner} gana a ${loser} · ${text}` : `${winner} beats ${loser} · ${text}`;
}

/** "KO, R2 1:43", "Decisión dividida 29–28, 28–29, 29–28". */
export function boutText(locale: Locale, bout: Bout): string {
  const { method, decision, totals } = bout;
  if (decision !== null) {
    const label = (method === 'DRAW' ? draws : decisions)[locale][decision];
    return `${label} ${totals.map(({ home, away }) => `${home}–${away}`).join(', ')}`;
  }
  return [nameOf(locale, method), whenOf(locale, bout)].filter((text) => text !== '').join(', ');
}

function whenOf(locale: Locale, { stoppedAt, rounds }: Bout): string {
  if (stoppedAt === null) return '';
  const { period, minute, second } = stoppedAt;
  const time = `${minute}:${String(second).padStart(2, '0')}`;
  if (period > rounds) return `${golden[locale]} ${time}`;
  return rounds === 1 ? time : `R${period} ${time}`;
}
