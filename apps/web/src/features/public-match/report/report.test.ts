import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTranslator } from 'next-intl';
import en from '../../../../messages/en.json' with { type: 'json' };
import es from '../../../../messages/es.json' with { type: 'json' };
import { type ReportTexts, reportOf } from './report.ts';

const texts = (locale: 'es' | 'en', method: string | null): ReportTexts => ({
  t: createTranslator({ locale, messages: { es, en }[locale], namespace: 'publicMatch' }) as ReportTexts['t'],
  nameOf: ({ firstName, surnames }) => `${firstName} ${surnames}`,
  method,
});

const player = (name: string) => {
  const [firstName, surnames] = name.split(' ');
  return { id: name, firstName, surnames };
};
const event = (teamId: string, type: string, name: string, minute: number, kind: string | null = null) => ({
  id: `${name} ${minute}`,
  type,
  teamId,
  kind,
  minute,
  player: player(name),
  period: minute < 45 ? 1 : 2,
  second: 0,
  value: 1,
  related: null,
});

const plain = { outcome: 'NORMAL', winner: 'HOME', shootOut: null, sets: [], bout: null };

function reportsOf(more: object, method: string | null = null): { es: string; en: string } {
  const match = {
    home: { id: 'h', name: 'Alameda', competitorKind: 'TEAM' },
    away: { id: 'a', name: 'Lomas', competitorKind: 'TEAM' },
    score: { home: 2, away: 1 },
    ending: plain,
    result: null,
    sets: [],
    periods: [],
    timeline: [],
    lineups: { home: null, away: null },
    mvp: null,
    advances: null,
    bracket: null,
    sportVariantKey: 'FOOTBALL_11',
    ...more,
  } as unknown as Parameters<typeof reportOf>[0];
  const text = (locale: 'es' | 'en') => reportOf(match, texts(locale, method)).join(' ');
  return { es: text('es'), en: text('en') };
}

describe('the report of a match', () => {
  it('has the result, the goals, red cards and the player of the match', () => {
    const timeline = [
      event('h', 'GOAL', 'Iván Cano', 11),
      event('a', 'GOAL', 'Marcos Peral', 40, 'PENALTY'),
      event('a', 'OWN_GOAL', 'Hugo Llamas', 60),
      event('a', 'CARD', 'Óscar Vidal', 70, 'RED'),
    ];
    const { es: spanish, en: english } = reportsOf({
      timeline,
      mvp: { player: player('Iván Cano'), teamId: 'h' },
    });
    assert.equal(
      spanish,
      'Victoria de Alameda ante Lomas por 2–1. Goles: 1–0 Iván Cano 12′, 1–1 Marcos Peral 41′ (pen.), ' +
        '2–1 Hugo Llamas 61′ (p.p.). Expulsiones: Óscar Vidal 71′. Mejor del partido: Iván Cano.',
    );
    assert.equal(
      english,
      'Alameda beat Lomas 2–1. Goals: 1–0 Iván Cano 12′, 1–1 Marcos Peral 41′ (pen.), ' +
        '2–1 Hugo Llamas 61′ (o.g.). Sent off: Óscar Vidal 71′. Player of the match: Iván Cano.',
    );
  });

  it("names the team if the scorer is unknown, and leaves out goals that don't add up", () => {
    const unknown = (minute: number) => ({ ...event('h', 'GOAL', 'Ana Gil', minute), player: null });
    const timeline = [unknown(4), unknown(9)];
    assert.equal(
      reportsOf({ score: { home: 2, away: 0 }, timeline }).en,
      'Alameda beat Lomas 2–0. Goals: 1–0 Alameda 5′, 2–0 Alameda 10′.',
    );
    assert.equal(reportsOf({ score: { home: 3, away: 0 }, timeline }).en, 'Alameda beat Lomas 3–0.');
  });

  it("gives sets from the winner's side", () => {
    const sets = [
      { set: 1, home: 4, away: 6 },
      { set: 2, home: 3, away: 6 },
    ];
    const lost = { sportVariantKey: 'TENNIS_SINGLES', score: { home: 0, away: 2 }, sets };
    const { es: spanish, en: english } = reportsOf({ ...lost, ending: { ...plain, winner: 'AWAY' } });
    assert.equal(spanish, 'Victoria de Lomas ante Alameda por 2–0 (6–4, 6–3).');
    assert.equal(english, 'Lomas beat Alameda 2–0 (6–4, 6–3).');
    const byHand = { ...plain, winner: 'AWAY', sets: [{ home: 5, away: 7 }] };
    assert.equal(reportsOf({ ...lost, sets: [], ending: byHand }).en, 'Lomas beat Alameda 2–0 (7–5).');
  });

  it('gives the quarters in basketball, but not its baskets', () => {
    const periods = [20, 15, 18, 22].map((home, index) => ({ period: index + 1, home, away: 17 }));
    const timeline = [event('h', 'GOAL', 'Ana Gil', 1, 'THREE')];
    const score = { home: 75, away: 68 };
    const { en: english } = reportsOf({ sportVariantKey: 'BASKETBALL_5', score, periods, timeline });
    assert.equal(english, 'Alameda beat Lomas 75–68 (20–17, 15–17, 18–17, 22–17).');
  });

  it('gives the method of a bout, a draw, a shoot-out and who qualifies', () => {
    assert.equal(reportsOf({}, 'KO, R2 1:43').en, 'Alameda beat Lomas: KO, R2 1:43.');
    assert.equal(reportsOf({}, 'On points').en, 'Alameda beat Lomas: on points.');
    const level = { score: { home: 1, away: 1 } };
    assert.equal(
      reportsOf({ ...level, ending: { ...plain, winner: null } }).es,
      'Alameda y Lomas empatan 1–1.',
    );
    const bracket = { part: 'MAIN', step: 1, size: 2, firstPlace: 1 };
    const shootOut = { ...plain, shootOut: { home: 4, away: 2 } };
    const semiFinal = { ...level, ending: shootOut, bracket, advances: 'HOME' };
    assert.equal(
      reportsOf(semiFinal).es,
      'Alameda 1–1 Lomas. Victoria de Alameda en la tanda (4–2). Alameda pasa de ronda.',
    );
    assert.equal(
      reportsOf({ ...semiFinal, bracket: { ...bracket, size: 1 } }).en,
      'Alameda 1–1 Lomas. Alameda won the shoot-out 4–2.',
    );
  });

  it('reports a forfeit, and is empty before the end', () => {
    const forfeit = { ...plain, outcome: 'FORFEIT_AWAY' };
    assert.equal(
      reportsOf({ score: { home: 3, away: 0 }, ending: forfeit }).es,
      'Victoria de Alameda por 3–0, por incomparecencia o sanción de Lomas.',
    );
    assert.equal(reportsOf({ ending: null }).en, '');
  });
});
