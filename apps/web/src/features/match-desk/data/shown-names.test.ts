import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskData } from '../queue/types.ts';
import { withShownNames } from './shown-names.ts';

const desk = {
  players: {
    home: {
      players: [
        { playerId: 'teo', name: '', shirt: 7 },
        { playerId: 'ana', name: 'Ana Gil', shirt: 8 },
        { playerId: 'leo', name: '', shirt: null },
      ],
      staff: [{ playerId: 'eva', name: '' }],
    },
    away: null,
  },
  events: [
    { playerId: 'teo', playerName: '', relatedPlayerId: 'ana', relatedName: 'Ana Gil' },
    { playerId: null, playerName: null, relatedPlayerId: null, relatedName: null },
  ],
} as unknown as DeskData;
const shown = withShownNames(desk, (shirt) => (shirt === null ? 'Nombre oculto' : `Dorsal ${shirt}`));

test('a player with a hidden name is identified by the shirt at the desk', () => {
  assert.deepEqual(
    shown.players.home?.players.map(({ name }) => name),
    ['Dorsal 7', 'Ana Gil', 'Nombre oculto'],
  );
  assert.equal(shown.players.home?.staff[0]?.name, 'Nombre oculto');
});

test('so are events, and an event without a player stays without a name', () => {
  assert.deepEqual(
    shown.events.map(({ playerName, relatedName }) => [playerName, relatedName]),
    [
      ['Dorsal 7', 'Ana Gil'],
      [null, null],
    ],
  );
});
