import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  changeCompetition,
  draftOf,
  mayStandAbove,
  type OldCompetition,
  type PreviewData,
  placeKey,
} from './draft.ts';
import { placesOf, seasonToSend, teamsIn } from './places.ts';
import { sizeProblem } from './problems.ts';

const league = (
  id: string,
  teams: readonly string[],
  more: Partial<OldCompetition> = {},
): OldCompetition => ({
  id,
  name: id,
  nextName: id,
  state: 'FINISHED',
  category: { id: 'senior', name: 'Sénior', gender: 'MIXED' },
  isFinal: true,
  maxTeams: null,
  phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', params: {} }],
  above: null,
  isAboveGuessed: false,
  copies: { registration: false, people: 0, questions: 0, calendar: false },
  teams: teams.map((team, index) => ({
    team: {
      id: team,
      name: team,
      code: team,
      sportKey: null,
      competitorKind: 'TEAM' as const,
      avatarUrl: null,
    },
    position: index + 1,
    group: null,
    isWithdrawn: false,
  })),
  ...more,
});

const preview: PreviewData = {
  season: {
    id: 's',
    traipId: 't',
    name: '2026/27',
    startsOn: null,
    endsOn: null,
    competitions: 2,
    version: 1,
  },
  proposed: { name: '2027/28', startsOn: '2027-09-04', endsOn: null },
  continuedBy: [],
  competitions: [
    league('first', ['A', 'B', 'C', 'D']),
    league('second', ['E', 'F', 'G', 'H'], { above: { competitionId: 'first', up: 1, down: 1 } }),
  ],
  moves: [],
};

const draft = draftOf(preview, null);
const namesIn = (of: typeof draft, id: string | null) =>
  teamsIn(placesOf(preview, of), id).map(({ name }) => name);

describe('a draft of the next season', () => {
  it('begins with the promoted and relegated teams, relegated ones seeded first', () => {
    assert.deepEqual(
      [namesIn(draft, 'first'), namesIn(draft, 'second')],
      [
        ['A', 'B', 'C', 'E'],
        ['D', 'F', 'G', 'H'],
      ],
    );
  });

  it('follows a change in how many go up and down', () => {
    const two = changeCompetition(draft, 'second', { up: 2, down: 2 });
    assert.deepEqual(namesIn(two, 'first'), ['A', 'B', 'E', 'F']);
  });

  it('keeps manual decisions, whatever the tables show', () => {
    const byHand = {
      ...draft,
      byHand: { [placeKey('first', 'D')]: 'first', [placeKey('second', 'H')]: null },
    };
    assert.deepEqual(
      [namesIn(byHand, 'first'), namesIn(byHand, 'second'), namesIn(byHand, null)],
      [['A', 'B', 'C', 'E', 'D'], ['F', 'G'], ['H']],
    );
  });

  it('leaves no team in a competition that ends', () => {
    const one = changeCompetition(draft, 'second', { isIncluded: false });
    assert.deepEqual(
      [namesIn(one, 'first'), namesIn(one, null)],
      [
        ['A', 'B', 'C', 'D'],
        ['E', 'F', 'G', 'H'],
      ],
    );
  });

  it('sends newcomers last, those without an id by name', () => {
    const newTeams = [{ key: 'n', name: 'Nuevo', id: null, competitionId: 'second' }];
    const sent = seasonToSend({ ...draft, newTeams }, placesOf(preview, { ...draft, newTeams }), 'r');
    assert.deepEqual(sent.competitions[1], {
      fromId: 'second',
      name: 'second',
      teams: [{ id: 'D' }, { id: 'F' }, { id: 'G' }, { id: 'H' }, { name: 'Nuevo' }],
      above: { competitionId: 'first', up: 1, down: 1 },
    });
    assert.deepEqual([sent.startsOn, sent.endsOn], ['2027-09-04', null]);
  });

  it('can include just one competition', () => {
    assert.deepEqual(
      seasonToSend(
        draftOf(preview, 'first'),
        placesOf(preview, draftOf(preview, 'first')),
        'r',
      ).competitions.map(({ fromId, teams }) => [fromId, teams.length]),
      [['first', 4]],
    );
  });

  it('puts no competition above one that is already above it', () => {
    assert.equal(mayStandAbove(draft, 'second', 'first'), false);
    assert.equal(mayStandAbove(draft, 'first', 'second'), true);
    assert.equal(mayStandAbove(draft, 'first', 'first'), false);
  });

  it('reports an invalid number of teams', () => {
    const cup = league('cup', [], { phases: [{ name: 'Copa', algorithm: 'PAGE_PLAYOFF', params: {} }] });
    assert.deepEqual(sizeProblem(league('l', []), 0), { kind: 'NO_TEAMS' });
    assert.deepEqual(sizeProblem(league('l', []), 5), { kind: 'ODD' });
    assert.equal(sizeProblem(league('l', []), 6), null);
    assert.deepEqual(sizeProblem(league('l', [], { maxTeams: 4 }), 5), { kind: 'TOO_MANY', limit: 4 });
    assert.deepEqual(sizeProblem(cup, 3), { kind: 'TOO_FEW', limit: 4 });
  });
});
