import type { Card, Withdrawal } from '../../src/standings/matches.ts';
import type { CaseAdjustment, CaseCard, CaseFile, CaseMatch, CaseWithdrawal } from './case-file.ts';
import { type CaseBreach, type JsonNode, jsonDocument } from './json-node.ts';
import { readFlag, readRules, unknownRules } from './read-rules.ts';

const modes: readonly Withdrawal['mode'][] = ['KEEP_AND_AWARD', 'ANNUL', 'KEEP_ONLY'];
const cardKinds: readonly Card['kind'][] = ['YELLOW', 'SECOND_YELLOW', 'RED', 'STAFF_SUSPENSION'];

/** Reads a case from parsed JSON, or returns the first invalid field. Its expected result is not read. */
export function readCase(value: unknown): CaseFile | CaseBreach {
  const { root, breach } = jsonDocument(value);
  const teams = readTeams(root.at('teams'));
  const known = new Set(teams);
  const extra = root.at('extra');
  const isAddedUp = !extra.isAbsent && !extra.at('fairPlay').isAbsent;
  const read: CaseFile = {
    rules: readRules(root.at('rules')),
    teams,
    matches: root
      .at('matches')
      .items()
      .map((node) => readMatch(node, known)),
    adjustments: optionalItems(root.at('adjustments')).map((node) => readAdjustment(node, known)),
    withdrawn: optionalItems(root.at('withdrawn')).map((node) => readWithdrawal(node, known)),
    fairPlay: isAddedUp ? byTeam(extra.at('fairPlay'), known) : null,
    // If fair-play points are given, cards are only informative.
    cards: isAddedUp ? [] : optionalItems(root.at('cards')).map((node) => readCard(node, known)),
    ...readOrders(extra, known),
    ignoredFields: unknownRules(root.at('rules')),
  };
  return breach() ?? read;
}

type Teams = ReadonlySet<string>;

function readTeams(node: JsonNode): readonly string[] {
  const teams = node.items().map((team) => team.text());
  if (teams.length === 0) node.refuse('FILLED_LIST');
  return teams;
}

function readOrders(extra: JsonNode, known: Teams): Pick<CaseFile, 'seeds' | 'lots'> {
  if (extra.isAbsent) return { seeds: {}, lots: null };
  const lots = extra.at('lots');
  return {
    seeds: { ...ranked(extra.at('ranking'), known), ...ranked(extra.at('seeds'), known) },
    lots: lots.isAbsent ? null : lots.items().map((node) => teamIn(node, known)),
  };
}

function optionalItems(node: JsonNode): readonly JsonNode[] {
  return node.isAbsent ? [] : node.items();
}

function teamIn(node: JsonNode, known: Teams): string {
  const team = node.text();
  if (team !== '' && !known.has(team)) node.refuse('KNOWN_TEAM');
  return team;
}

function byTeam(node: JsonNode, known: Teams): Readonly<Record<string, number>> {
  return Object.fromEntries(
    node.names().map((team) => {
      if (!known.has(team)) node.at(team).refuse('KNOWN_TEAM');
      return [team, node.at(team).number()];
    }),
  );
}

/** A number for each team, or the teams listed best first. */
function ranked(node: JsonNode, known: Teams): Readonly<Record<string, number>> {
  if (node.isAbsent) return {};
  if (!node.isList) return byTeam(node, known);
  return Object.fromEntries(node.items().map((item, index) => [teamIn(item, known), index + 1]));
}

function readMatch(node: JsonNode, known: Teams): CaseMatch {
  const [home, away] = [node.at('hs'), node.at('as')];
  const isToPlay = home.isAbsent && away.isAbsent;
  if (!isToPlay && (home.isAbsent || away.isAbsent)) node.refuse('BOTH_SCORES');
  const [status, tries] = [node.at('status'), node.at('tries')];
  return {
    home: teamIn(node.at('home'), known),
    away: teamIn(node.at('away'), known),
    score: isToPlay ? null : { home: home.count(), away: away.count() },
    isAwarded: !status.isAbsent && status.oneOf(['PLAYED', 'AWARDED']) === 'AWARDED',
    at: readInstant(node),
    sets: optionalItems(node.at('sets')).map((set) => set.pair()),
    tries: tries.isAbsent ? null : tries.pair(),
    noBonus: readFlag(node.at('noBonus')),
  };
}

/** A day in a source’s notation, 2019-05-21 or 21/05/2019, with a time if present. */
function readInstant(node: JsonNode): string | null {
  const [date, time] = [node.at('date'), node.at('time')];
  if (date.isAbsent) return null;
  const iso = date.text().replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1');
  if (!/^\d{4}-\d\d-\d\d/.test(iso)) return null;
  const isTimed = !time.isAbsent && /^\d\d:\d\d$/.test(time.text()) && iso.length === 10;
  return isTimed ? `${iso}T${time.text()}` : iso;
}

function readSince(node: JsonNode): string | null {
  if (node.isAbsent) return null;
  const since = node.text();
  if (!/^\d{4}-\d\d-\d\d/.test(since)) node.refuse('DATE');
  return since;
}

function readAdjustment(node: JsonNode, known: Teams): CaseAdjustment {
  return {
    team: teamIn(node.at('team'), known),
    points: node.at('points').number(),
    reason: node.at('reason').isAbsent ? null : node.at('reason').text(),
    effectiveFrom: readSince(node.at('effectiveFrom')),
  };
}

function readWithdrawal(node: JsonNode, known: Teams): CaseWithdrawal {
  const mode = node.at('mode').oneOf(modes);
  const [award, points, last] = [node.at('awardScore'), node.at('forcePoints'), node.at('forceLast')];
  const score = award.isAbsent ? null : award.pair();
  return {
    team: teamIn(node.at('team'), known),
    mode,
    // The higher number is the opponent’s, whatever the order in the file: no one is awarded a defeat.
    award: score && { rival: Math.max(score.home, score.away), leaver: Math.min(score.home, score.away) },
    // A team with annulled results has nothing to be ranked by.
    forceLast: last.isAbsent ? mode === 'ANNUL' : last.flag(),
    forcePoints: points.isAbsent ? null : points.number(),
    effectiveFrom: readSince(node.at('effectiveFrom')),
  };
}

function readCard(node: JsonNode, known: Teams): CaseCard {
  const person = node.at('player').isAbsent ? node.at('person') : node.at('player');
  return {
    match: node.at('match').text(),
    team: teamIn(node.at('team'), known),
    person: person.text(),
    kind: node.at('kind').oneOf(cardKinds),
  };
}
